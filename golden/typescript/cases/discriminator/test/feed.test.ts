// Contract of the tool feed. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { feed } from "../src/tools/feed.js";
import { feedSpec } from "../src/toolspec/feed.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("feed has an implementation", () => {
  assert.equal(typeof feed, "function");
});

await test("feed refuses what is no JSON", () => {
  const refused = () => feedSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("feed does its work");
