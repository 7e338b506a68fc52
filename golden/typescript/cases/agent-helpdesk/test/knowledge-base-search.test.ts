// The contract test of the tool knowledgeBaseSearch. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { knowledgeBaseSearch } from "../src/tools/knowledge-base-search.js";
import {
  type KnowledgeBaseSearchArgs,
  type KnowledgeBaseSearchDeps,
  knowledgeBaseSearchSpec,
} from "../src/toolspec/knowledge-base-search.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { q: "text" };

await test("knowledgeBaseSearch handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as KnowledgeBaseSearchDeps;
  const handler = knowledgeBaseSearch(deps);
  try {
    await knowledgeBaseSearchSpec.call(
      handler,
      accepted as KnowledgeBaseSearchArgs,
    );
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("knowledgeBaseSearch rejects invalid JSON", () => {
  const parse = () => knowledgeBaseSearchSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
