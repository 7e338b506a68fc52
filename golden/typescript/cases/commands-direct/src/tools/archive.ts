// Implementation of the tool archive. Written once by adlgen; yours to edit.
import { run } from "../commands/archive.js";
import type { ArchiveFactory } from "../toolspec/archive.js";

/** The inner function runs the command of the specification. */
export const archive: ArchiveFactory = () => {
  return ({ signal }, input) => run(input, { signal });
};
