// The contract test of the tool schedule. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { schedule } from "../src/tools/schedule.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { scheduleSpec } from "../src/toolspec/schedule.js";

await test("schedule has an implementation", () => {
  assert.equal(typeof schedule, "function");
});

await test("schedule rejects invalid JSON", () => {
  const parse = () => scheduleSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("schedule works");
