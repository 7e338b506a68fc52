// The contract test of the tool import. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { import_ } from "../src/tools/import.js";
import {
  import_Spec,
  type ImportDeps,
  type ImportInput,
} from "../src/toolspec/import.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("import handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ImportDeps;
  const handler = import_(deps);
  try {
    await import_Spec.call(handler, accepted as ImportInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("import rejects invalid JSON", () => {
  const parse = () => import_Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
