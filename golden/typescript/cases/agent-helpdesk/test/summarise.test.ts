// The contract test of the tool summarise. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { summarise } from "../src/tools/summarise.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";
import {
  type SummariseDeps,
  type SummariseInput,
  summariseSpec,
} from "../src/toolspec/summarise.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { messages: [] };

await test("summarise handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as SummariseDeps;
  const handler = summarise(deps);
  try {
    await summariseSpec.call(handler, accepted as SummariseInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("summarise rejects invalid JSON", () => {
  const parse = () => summariseSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
