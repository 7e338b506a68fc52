// Contract of the tool client. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "../src/tools/client-tool.js";
import { clientSpec } from "../src/toolspec/client-tool.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("client has an implementation", () => {
  assert.equal(typeof client, "function");
});

await test("client refuses what is no JSON", () => {
  const refused = () => clientSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("client does its work");
