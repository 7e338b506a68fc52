// Contract of the tool geocode. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { geocode } from "../src/tools/geocode.js";
import { geocodeSpec } from "../src/toolspec/geocode.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("geocode has an implementation", () => {
  assert.equal(typeof geocode, "function");
});

await test("geocode refuses what is no JSON", () => {
  const refused = () => geocodeSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("geocode does its work");
