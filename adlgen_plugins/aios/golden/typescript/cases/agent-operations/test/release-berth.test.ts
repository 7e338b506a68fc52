// The contract test of the tool release-berth. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { releaseBerth } from "../src/tools/release-berth.js";
import { releaseBerthSpec } from "../src/toolspec/release-berth.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("release-berth has an implementation", () => {
  assert.equal(typeof releaseBerth, "function");
});

await test("release-berth rejects invalid JSON", () => {
  const parse = () => releaseBerthSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
