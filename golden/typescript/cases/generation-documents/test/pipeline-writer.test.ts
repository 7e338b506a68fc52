// Contract of the tool pipeline-writer. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pipelineWriter } from "../src/tools/pipeline-writer.js";
import { pipelineWriterSpec } from "../src/toolspec/pipeline-writer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("pipeline-writer has an implementation", () => {
  assert.equal(typeof pipelineWriter, "function");
});

await test("pipeline-writer refuses what is no JSON", () => {
  const refused = () => pipelineWriterSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("pipeline-writer does its work");
