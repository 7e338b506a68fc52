// The contract test of the tool either. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { either } from "../src/tools/either.js";
import { eitherSpec } from "../src/toolspec/either.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("either has an implementation", () => {
  assert.equal(typeof either, "function");
});

await test("either rejects invalid JSON", () => {
  const parse = () => eitherSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("either works");
