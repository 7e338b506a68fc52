// The implementation of the tool archive. Generated once by adlgen; edit freely.
import { run } from "../commands/archive.js";
import type { ArchiveFactory } from "../toolspec/archive.js";

/** The inner function runs the command. */
export const archive: ArchiveFactory = () => {
  return (input, { signal }) => run(input, { signal });
};
