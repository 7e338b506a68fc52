// Contract of the tool rare. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rare } from "../src/tools/rare.js";
import { rareSpec } from "../src/toolspec/rare.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("rare has an implementation", () => {
  assert.equal(typeof rare, "function");
});

await test("rare refuses what is no JSON", () => {
  const refused = () => rareSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("rare does its work");
