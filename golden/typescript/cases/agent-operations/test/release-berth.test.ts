// Contract of the tool release-berth. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { releaseBerth } from "../src/tools/release-berth.js";
import { releaseBerthSpec } from "../src/toolspec/release-berth.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("release-berth has an implementation", () => {
  assert.equal(typeof releaseBerth, "function");
});

await test("release-berth refuses what is no JSON", () => {
  const refused = () => releaseBerthSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("release-berth does its work");
