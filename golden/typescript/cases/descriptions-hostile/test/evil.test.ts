// Contract of the tool evil. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { evil } from "../src/tools/evil.js";
import { evilSpec } from "../src/toolspec/evil.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("evil has an implementation", () => {
  assert.equal(typeof evil, "function");
});

await test("evil refuses what is no JSON", () => {
  const refused = () => evilSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("evil does its work");
