// The implementation of the tool import. Generated once by adlgen; edit freely.
import type { ImportFactory } from "../toolspec/import.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Another one. */
export const import_: ImportFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
