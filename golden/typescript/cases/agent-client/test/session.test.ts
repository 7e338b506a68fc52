// Contract of the tool session. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { session } from "../src/tools/session.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { sessionSpec } from "../src/toolspec/session.js";

await test("session has an implementation", () => {
  assert.equal(typeof session, "function");
});

await test("session refuses what is no JSON", () => {
  const refused = () => sessionSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("session does its work");
