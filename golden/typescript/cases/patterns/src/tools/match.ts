// Implementation of the tool match. Written once by adlgen; yours to edit.
import type { MatchFactory } from "../toolspec/match.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const match: MatchFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
