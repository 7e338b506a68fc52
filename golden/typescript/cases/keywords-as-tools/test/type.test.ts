// The contract test of the tool type. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type_ } from "../src/tools/type.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { type_Spec } from "../src/toolspec/type.js";

await test("type has an implementation", () => {
  assert.equal(typeof type_, "function");
});

await test("type rejects invalid JSON", () => {
  const parse = () => type_Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("type works");
