// Contract of the tool greet. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { greet } from "../src/tools/greet.js";
import { greetSpec } from "../src/toolspec/greet.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("greet has an implementation", () => {
  assert.equal(typeof greet, "function");
});

await test("greet refuses what is no JSON", () => {
  const refused = () => greetSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("greet does its work");
