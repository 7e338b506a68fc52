// The contract test of the tool two_types. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { twoTypes } from "../src/tools/two-types.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { twoTypesSpec } from "../src/toolspec/two-types.js";

await test("two_types has an implementation", () => {
  assert.equal(typeof twoTypes, "function");
});

await test("two_types rejects invalid JSON", () => {
  const parse = () => twoTypesSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("two_types works");
