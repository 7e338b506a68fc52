// The contract test of the tool close. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { close } from "../src/tools/close.js";
import { closeSpec } from "../src/toolspec/close.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("close has an implementation", () => {
  assert.equal(typeof close, "function");
});

await test("close rejects invalid JSON", () => {
  const parse = () => closeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("close works");
