// Implementation of the tool all. Written once by adlgen; yours to edit.
import type { AllFactory } from "../toolspec/all.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `logger`, `config`, `configLimits`, `first`, `second`, `context`.
 */
export const all: AllFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
