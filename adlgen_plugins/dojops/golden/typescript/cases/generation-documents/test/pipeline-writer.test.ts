// The contract test of the tool pipeline-writer. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pipelineWriter } from "../src/tools/pipeline-writer.js";
import { pipelineWriterSpec } from "../src/toolspec/pipeline-writer.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("pipeline-writer has an implementation", () => {
  assert.equal(typeof pipelineWriter, "function");
});

await test("pipeline-writer rejects invalid JSON", () => {
  const parse = () => pipelineWriterSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
