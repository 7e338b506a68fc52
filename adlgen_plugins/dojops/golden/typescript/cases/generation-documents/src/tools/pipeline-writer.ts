// The implementation of the tool pipeline-writer. Generated once by adlgen; edit freely.
import type { PipelineWriterFactory } from "../toolspec/pipeline-writer.js";
import { pipelineWriterFiles } from "../generation/pipeline-writer.js";
import { newModel } from "../model.js";

/** The inner function generates the files with the model of `src/model.ts`. */
export const pipelineWriter: PipelineWriterFactory = () => {
  const files = pipelineWriterFiles.with(newModel(), ".");
  return (input) => files.serve(input);
};
