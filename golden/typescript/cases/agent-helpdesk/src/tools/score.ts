// Implementation of the tool score. Written once by adlgen; yours to edit.
import type { ScoreFactory } from "../toolspec/score.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const score: ScoreFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
