// Contract of the tool choice. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choice } from "../src/tools/choice.js";
import { choiceSpec } from "../src/toolspec/choice.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("choice has an implementation", () => {
  assert.equal(typeof choice, "function");
});

await test("choice refuses what is no JSON", () => {
  const refused = () => choiceSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("choice does its work");
