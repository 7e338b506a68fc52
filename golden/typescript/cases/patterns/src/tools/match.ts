// The implementation of the tool match. Generated once by adlgen; edit freely.
import type { MatchFactory } from "../toolspec/match.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const match: MatchFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
