// The contract test of the tool geocode. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { geocode } from "../src/tools/geocode.js";
import { geocodeSpec } from "../src/toolspec/geocode.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("geocode has an implementation", () => {
  assert.equal(typeof geocode, "function");
});

await test("geocode rejects invalid JSON", () => {
  const parse = () => geocodeSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("geocode works");
