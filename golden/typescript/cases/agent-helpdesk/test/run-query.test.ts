// The contract test of the tool run_query. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runQuery } from "../src/tools/run-query.js";
import { runQuerySpec } from "../src/toolspec/run-query.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("run_query has an implementation", () => {
  assert.equal(typeof runQuery, "function");
});

await test("run_query rejects invalid JSON", () => {
  const parse = () => runQuerySpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("run_query works");
