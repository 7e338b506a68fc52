// Implementation of the tool export_csv. Written once by adlgen; yours to edit.
import type { ExportCsvFactory } from "../toolspec/export-csv.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const exportCsv: ExportCsvFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
