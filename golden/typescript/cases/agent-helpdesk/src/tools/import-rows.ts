// The implementation of the tool import_rows. Generated once by adlgen; edit freely.
import type { ImportRowsFactory } from "../toolspec/import-rows.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Import rows of values. */
export const importRows: ImportRowsFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
