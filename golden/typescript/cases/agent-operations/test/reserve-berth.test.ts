// Contract of the tool reserve_berth. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reserveBerth } from "../src/tools/reserve-berth.js";
import { reserveBerthSpec } from "../src/toolspec/reserve-berth.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("reserve_berth has an implementation", () => {
  assert.equal(typeof reserveBerth, "function");
});

await test("reserve_berth refuses what is no JSON", () => {
  const refused = () => reserveBerthSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("reserve_berth does its work");
