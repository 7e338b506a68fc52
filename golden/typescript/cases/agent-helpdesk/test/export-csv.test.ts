// The contract test of the tool export_csv. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { exportCsv } from "../src/tools/export-csv.js";
import {
  type ExportCsvArgs,
  type ExportCsvDeps,
  exportCsvSpec,
} from "../src/toolspec/export-csv.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { columns: [] };

await test("export_csv handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as ExportCsvDeps;
  const handler = exportCsv(deps);
  try {
    await exportCsvSpec.call(handler, accepted as ExportCsvArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("export_csv rejects invalid JSON", () => {
  const parse = () => exportCsvSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
