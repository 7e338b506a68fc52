// The contract test of the tool knowledgeBaseSearch. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { knowledgeBaseSearch } from "../src/tools/knowledge-base-search.js";
import { knowledgeBaseSearchSpec } from "../src/toolspec/knowledge-base-search.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("knowledgeBaseSearch has an implementation", () => {
  assert.equal(typeof knowledgeBaseSearch, "function");
});

await test("knowledgeBaseSearch rejects invalid JSON", () => {
  const parse = () => knowledgeBaseSearchSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("knowledgeBaseSearch works");
