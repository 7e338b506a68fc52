// The contract test of the tool summarize-logs. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { summarizeLogs } from "../src/tools/summarize-logs.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { summarizeLogsSpec } from "../src/toolspec/summarize-logs.js";

await test("summarize-logs has an implementation", () => {
  assert.equal(typeof summarizeLogs, "function");
});

await test("summarize-logs rejects invalid JSON", () => {
  const parse = () => summarizeLogsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
