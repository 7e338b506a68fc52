// The contract test of the tool class. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { class_ } from "../src/tools/class.js";
import { class_Spec } from "../src/toolspec/class.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("class has an implementation", () => {
  assert.equal(typeof class_, "function");
});

await test("class rejects invalid JSON", () => {
  const parse = () => class_Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("class works");
