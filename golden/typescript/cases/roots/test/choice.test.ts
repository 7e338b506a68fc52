// The contract test of the tool choice. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choice } from "../src/tools/choice.js";
import { choiceSpec } from "../src/toolspec/choice.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("choice has an implementation", () => {
  assert.equal(typeof choice, "function");
});

await test("choice rejects invalid JSON", () => {
  const parse = () => choiceSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("choice works");
