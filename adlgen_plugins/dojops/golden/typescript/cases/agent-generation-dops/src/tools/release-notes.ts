// The implementation of the tool release-notes. Generated once by adlgen; edit freely.
import type { ReleaseNotesFactory } from "../toolspec/release-notes.js";
import { releaseNotesFiles } from "../generation/release-notes.js";
import { newModel } from "../model.js";

/** The inner function generates the files with the model of `src/model.ts`. */
export const releaseNotes: ReleaseNotesFactory = () => {
  const files = releaseNotesFiles.with(newModel(), ".");
  return (input) => files.serve(input);
};
