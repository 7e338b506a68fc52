// The implementation of the tool export_csv. Generated once by adlgen; edit freely.
import type { ExportCsvFactory } from "../toolspec/export-csv.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Export tickets as CSV. */
export const exportCsv: ExportCsvFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
