// The contract test of the tool configure. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { configure } from "../src/tools/configure.js";
import { configureSpec } from "../src/toolspec/configure.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("configure has an implementation", () => {
  assert.equal(typeof configure, "function");
});

await test("configure rejects invalid JSON", () => {
  const parse = () => configureSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("configure works");
