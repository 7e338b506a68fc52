// The contract test of the tool new. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { new_ } from "../src/tools/new.js";
import { new_Spec } from "../src/toolspec/new.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("new has an implementation", () => {
  assert.equal(typeof new_, "function");
});

await test("new rejects invalid JSON", () => {
  const parse = () => new_Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("new works");
