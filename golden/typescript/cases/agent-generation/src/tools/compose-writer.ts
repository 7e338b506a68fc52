// Implementation of the tool compose-writer. Written once by adlgen; yours to edit.
import type { ComposeWriterFactory } from "../toolspec/compose-writer.js";
import { composeWriterFiles } from "../generation/compose-writer.js";
import { newModel } from "../model.js";

/** The inner function does the work, given `ctx` and `input`. */
export const composeWriter: ComposeWriterFactory = () => {
  const files = composeWriterFiles.with(newModel(), ".");
  return (_ctx, input) => files.serve(input);
};
