// The implementation of the tool all. Generated once by adlgen; edit freely.
import type { AllFactory } from "../toolspec/all.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `logger`, `config`, `configLimits`, `first`, `second`, `context`.
 */
export const all: AllFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
