// Implementation of the tool open-folder. Written once by adlgen; yours to edit.
import { run } from "../commands/open-folder.js";
import type { OpenFolderFactory } from "../toolspec/open-folder.js";

/** The inner function runs the command of the specification. */
export const openFolder: OpenFolderFactory = () => {
  return ({ signal }, input) => run(input, { signal });
};
