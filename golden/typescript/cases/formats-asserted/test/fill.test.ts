// The contract test of the tool fill. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fill } from "../src/tools/fill.js";
import { fillSpec } from "../src/toolspec/fill.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("fill has an implementation", () => {
  assert.equal(typeof fill, "function");
});

await test("fill rejects invalid JSON", () => {
  const parse = () => fillSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("fill works");
