// The contract test of the tool draw. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draw } from "../src/tools/draw.js";
import { drawSpec } from "../src/toolspec/draw.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("draw has an implementation", () => {
  assert.equal(typeof draw, "function");
});

await test("draw rejects invalid JSON", () => {
  const parse = () => drawSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("draw works");
