// The contract test of the tool go. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { go } from "../src/tools/go.js";
import { goSpec } from "../src/toolspec/go.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("go has an implementation", () => {
  assert.equal(typeof go, "function");
});

await test("go rejects invalid JSON", () => {
  const parse = () => goSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("go works");
