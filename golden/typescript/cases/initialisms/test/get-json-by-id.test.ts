// Contract of the tool get_json_by_id. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getJsonById } from "../src/tools/get-json-by-id.js";
import { getJsonByIdSpec } from "../src/toolspec/get-json-by-id.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("get_json_by_id has an implementation", () => {
  assert.equal(typeof getJsonById, "function");
});

await test("get_json_by_id refuses what is no JSON", () => {
  const refused = () => getJsonByIdSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("get_json_by_id does its work");
