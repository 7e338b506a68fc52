// The implementation of the tool compose-writer. Generated once by adlgen; edit freely.
import type { ComposeWriterFactory } from "../toolspec/compose-writer.js";
import { composeWriterFiles } from "../generation/compose-writer.js";
import { newModel } from "../model.js";

/** The inner function generates the files with the model of `src/model.ts`. */
export const composeWriter: ComposeWriterFactory = () => {
  const files = composeWriterFiles.with(newModel(), ".");
  return (input) => files.serve(input);
};
