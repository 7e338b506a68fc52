// The implementation of the tool cleaner. Generated once by adlgen; edit freely.
import type { CleanerFactory } from "../toolspec/cleaner.js";
import { cleanerFiles } from "../generation/cleaner.js";
import { newModel } from "../model.js";

/** The inner function generates the files with the model of `src/model.ts`. */
export const cleaner: CleanerFactory = () => {
  const files = cleanerFiles.with(newModel(), ".");
  return (input) => files.serve(input);
};
