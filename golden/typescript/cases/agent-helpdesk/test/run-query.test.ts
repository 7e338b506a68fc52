// Contract of the tool run_query. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runQuery } from "../src/tools/run-query.js";
import { runQuerySpec } from "../src/toolspec/run-query.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("run_query has an implementation", () => {
  assert.equal(typeof runQuery, "function");
});

await test("run_query refuses what is no JSON", () => {
  const refused = () => runQuerySpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("run_query does its work");
