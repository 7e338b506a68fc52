// Implementation of the tool pipeline-writer. Written once by adlgen; yours to edit.
import type { PipelineWriterFactory } from "../toolspec/pipeline-writer.js";
import { pipelineWriterFiles } from "../generation/pipeline-writer.js";
import { newModel } from "../model.js";

/** The inner function does the work, given `ctx` and `input`. */
export const pipelineWriter: PipelineWriterFactory = () => {
  const files = pipelineWriterFiles.with(newModel(), ".");
  return (_ctx, input) => files.serve(input);
};
