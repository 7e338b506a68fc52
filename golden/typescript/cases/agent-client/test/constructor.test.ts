// Contract of the tool constructor. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { constructor } from "../src/tools/constructor.js";
import { constructorSpec } from "../src/toolspec/constructor.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("constructor has an implementation", () => {
  assert.equal(typeof constructor, "function");
});

await test("constructor refuses what is no JSON", () => {
  const refused = () => constructorSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("constructor does its work");
