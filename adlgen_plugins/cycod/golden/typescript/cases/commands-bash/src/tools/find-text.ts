// The implementation of the tool find-text. Generated once by adlgen; edit freely.
import { run } from "../commands/find-text.js";
import type { FindTextFactory } from "../toolspec/find-text.js";

/** The inner function runs the command. */
export const findText: FindTextFactory = () => {
  return (input, { signal }) => run(input, { signal });
};
