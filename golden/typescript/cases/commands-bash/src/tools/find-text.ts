// Implementation of the tool find-text. Written once by adlgen; yours to edit.
import { run } from "../commands/find-text.js";
import type { FindTextFactory } from "../toolspec/find-text.js";

/** The inner function runs the command of the specification. */
export const findText: FindTextFactory = () => {
  return ({ signal }, input) => run(input, { signal });
};
