// The contract test of the tool reserve_berth. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reserveBerth } from "../src/tools/reserve-berth.js";
import { reserveBerthSpec } from "../src/toolspec/reserve-berth.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("reserve_berth has an implementation", () => {
  assert.equal(typeof reserveBerth, "function");
});

await test("reserve_berth rejects invalid JSON", () => {
  const parse = () => reserveBerthSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
