// The implementation of the tool export_csv. Generated once by adlgen; edit freely.
import type { ExportCsvFactory } from "../toolspec/export-csv.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Export tickets as CSV. */
export const exportCsv: ExportCsvFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
