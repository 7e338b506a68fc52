// The implementation of the tool export_csv. Generated once by adlgen; edit freely.
import type { ExportCsvFactory } from "../toolspec/export-csv.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const exportCsv: ExportCsvFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
