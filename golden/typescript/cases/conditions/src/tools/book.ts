// The implementation of the tool book. Generated once by adlgen; edit freely.
import type { BookFactory } from "../toolspec/book.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const book: BookFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
