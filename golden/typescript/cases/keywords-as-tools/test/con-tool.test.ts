// Contract of the tool con. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { con } from "../src/tools/con-tool.js";
import { conSpec } from "../src/toolspec/con-tool.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("con has an implementation", () => {
  assert.equal(typeof con, "function");
});

await test("con refuses what is no JSON", () => {
  const refused = () => conSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("con does its work");
