// The contract test of the tool get_json_by_id. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { getJsonById } from "../src/tools/get-json-by-id.js";
import { getJsonByIdSpec } from "../src/toolspec/get-json-by-id.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("get_json_by_id has an implementation", () => {
  assert.equal(typeof getJsonById, "function");
});

await test("get_json_by_id rejects invalid JSON", () => {
  const parse = () => getJsonByIdSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("get_json_by_id works");
