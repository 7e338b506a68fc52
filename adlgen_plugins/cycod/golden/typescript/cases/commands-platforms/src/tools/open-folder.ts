// The implementation of the tool open-folder. Generated once by adlgen; edit freely.
import { run } from "../commands/open-folder.js";
import type { OpenFolderFactory } from "../toolspec/open-folder.js";

/** The inner function runs the command. */
export const openFolder: OpenFolderFactory = () => {
  return (input, { signal }) => run(input, { signal });
};
