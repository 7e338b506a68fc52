// Implementation of the tool create. Written once by adlgen; yours to edit.
import type { CreateFactory } from "../toolspec/create.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const create: CreateFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
