// Implementation of the tool cleaner. Written once by adlgen; yours to edit.
import type { CleanerFactory } from "../toolspec/cleaner.js";
import { cleanerFiles } from "../generation/cleaner.js";
import { newModel } from "../model.js";

/** The inner function does the work, given `ctx` and `input`. */
export const cleaner: CleanerFactory = () => {
  const files = cleanerFiles.with(newModel(), ".");
  return (_ctx, input) => files.serve(input);
};
