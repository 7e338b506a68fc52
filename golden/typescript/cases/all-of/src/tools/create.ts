// The implementation of the tool create. Generated once by adlgen; edit freely.
import type { CreateFactory } from "../toolspec/create.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const create: CreateFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
