// The contract test of the tool constructor. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { constructor } from "../src/tools/constructor.js";
import { constructorSpec } from "../src/toolspec/constructor.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("constructor has an implementation", () => {
  assert.equal(typeof constructor, "function");
});

await test("constructor rejects invalid JSON", () => {
  const parse = () => constructorSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("constructor works");
