// The contract test of the tool evil. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { evil } from "../src/tools/evil.js";
import { evilSpec } from "../src/toolspec/evil.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("evil has an implementation", () => {
  assert.equal(typeof evil, "function");
});

await test("evil rejects invalid JSON", () => {
  const parse = () => evilSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("evil works");
