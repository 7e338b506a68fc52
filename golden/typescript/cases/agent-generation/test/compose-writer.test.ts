// Contract of the tool compose-writer. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { composeWriter } from "../src/tools/compose-writer.js";
import { composeWriterSpec } from "../src/toolspec/compose-writer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("compose-writer has an implementation", () => {
  assert.equal(typeof composeWriter, "function");
});

await test("compose-writer refuses what is no JSON", () => {
  const refused = () => composeWriterSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("compose-writer does its work");
