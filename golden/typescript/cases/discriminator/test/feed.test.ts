// The contract test of the tool feed. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { feed } from "../src/tools/feed.js";
import { feedSpec } from "../src/toolspec/feed.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("feed has an implementation", () => {
  assert.equal(typeof feed, "function");
});

await test("feed rejects invalid JSON", () => {
  const parse = () => feedSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
