// The implementation of the tool score. Generated once by adlgen; edit freely.
import type { ScoreFactory } from "../toolspec/score.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const score: ScoreFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
