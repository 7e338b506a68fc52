// The contract test of the tool import_rows. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { importRows } from "../src/tools/import-rows.js";
import {
  type ImportRowsDeps,
  type ImportRowsInput,
  importRowsSpec,
} from "../src/toolspec/import-rows.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { rows: [] };

await test("import_rows handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ImportRowsDeps;
  const handler = importRows(deps);
  try {
    await importRowsSpec.call(handler, accepted as ImportRowsInput);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("import_rows rejects invalid JSON", () => {
  const parse = () => importRowsSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
