// The contract test of the tool search-the_Web. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { first } from "../src/tools/first.js";
import { firstSpec } from "../src/toolspec/first.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("search-the_Web has an implementation", () => {
  assert.equal(typeof first, "function");
});

await test("search-the_Web rejects invalid JSON", () => {
  const parse = () => firstSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("search-the_Web works");
