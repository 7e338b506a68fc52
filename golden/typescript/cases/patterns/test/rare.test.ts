// The contract test of the tool rare. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rare } from "../src/tools/rare.js";
import { rareSpec } from "../src/toolspec/rare.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("rare has an implementation", () => {
  assert.equal(typeof rare, "function");
});

await test("rare rejects invalid JSON", () => {
  const parse = () => rareSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("rare works");
