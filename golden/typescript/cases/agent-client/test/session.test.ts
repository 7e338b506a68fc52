// The contract test of the tool session. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { session } from "../src/tools/session.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { sessionSpec } from "../src/toolspec/session.js";

await test("session has an implementation", () => {
  assert.equal(typeof session, "function");
});

await test("session rejects invalid JSON", () => {
  const parse = () => sessionSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("session works");
