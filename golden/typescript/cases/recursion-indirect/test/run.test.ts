// Contract of the tool run. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { run } from "../src/tools/run.js";
import { runSpec } from "../src/toolspec/run.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("run has an implementation", () => {
  assert.equal(typeof run, "function");
});

await test("run refuses what is no JSON", () => {
  const refused = () => runSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("run does its work");
