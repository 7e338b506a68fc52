// The contract test of the tool run_query. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { runQuery } from "../src/tools/run-query.js";
import {
  type RunQueryArgs,
  type RunQueryDeps,
  runQuerySpec,
} from "../src/toolspec/run-query.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { sql: "text" };

await test("run_query handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as RunQueryDeps;
  const handler = runQuery(deps);
  try {
    await runQuerySpec.call(handler, accepted as RunQueryArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("run_query rejects invalid JSON", () => {
  const parse = () => runQuerySpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
