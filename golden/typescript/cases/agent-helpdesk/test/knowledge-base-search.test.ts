// Contract of the tool knowledgeBaseSearch. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { knowledgeBaseSearch } from "../src/tools/knowledge-base-search.js";
import { knowledgeBaseSearchSpec } from "../src/toolspec/knowledge-base-search.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("knowledgeBaseSearch has an implementation", () => {
  assert.equal(typeof knowledgeBaseSearch, "function");
});

await test("knowledgeBaseSearch refuses what is no JSON", () => {
  const refused = () => knowledgeBaseSearchSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("knowledgeBaseSearch does its work");
