// Contract of the tool log. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { log } from "../src/tools/log.js";
import { logSpec } from "../src/toolspec/log.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("log has an implementation", () => {
  assert.equal(typeof log, "function");
});

await test("log refuses what is no JSON", () => {
  const refused = () => logSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("log does its work");
