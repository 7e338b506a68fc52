// Contract of the tool schedule. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { schedule } from "../src/tools/schedule.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { scheduleSpec } from "../src/toolspec/schedule.js";

await test("schedule has an implementation", () => {
  assert.equal(typeof schedule, "function");
});

await test("schedule refuses what is no JSON", () => {
  const refused = () => scheduleSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("schedule does its work");
