// The contract test of the tool own. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { own } from "../src/tools/own.js";
import { ownSpec } from "../src/toolspec/own.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("own has an implementation", () => {
  assert.equal(typeof own, "function");
});

await test("own rejects invalid JSON", () => {
  const parse = () => ownSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("own works");
