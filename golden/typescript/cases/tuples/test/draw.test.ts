// Contract of the tool draw. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draw } from "../src/tools/draw.js";
import { drawSpec } from "../src/toolspec/draw.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("draw has an implementation", () => {
  assert.equal(typeof draw, "function");
});

await test("draw refuses what is no JSON", () => {
  const refused = () => drawSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("draw does its work");
