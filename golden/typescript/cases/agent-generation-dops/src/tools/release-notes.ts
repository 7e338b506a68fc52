// Implementation of the tool release-notes. Written once by adlgen; yours to edit.
import type { ReleaseNotesFactory } from "../toolspec/release-notes.js";
import { releaseNotesFiles } from "../generation/release-notes.js";
import { newModel } from "../model.js";

/** The inner function does the work, given `ctx` and `input`. */
export const releaseNotes: ReleaseNotesFactory = () => {
  const files = releaseNotesFiles.with(newModel(), ".");
  return (_ctx, input) => files.serve(input);
};
