// Contract of the tool summarize-logs. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { summarizeLogs } from "../src/tools/summarize-logs.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { summarizeLogsSpec } from "../src/toolspec/summarize-logs.js";

await test("summarize-logs has an implementation", () => {
  assert.equal(typeof summarizeLogs, "function");
});

await test("summarize-logs refuses what is no JSON", () => {
  const refused = () => summarizeLogsSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("summarize-logs does its work");
