// Implementation of the tool book. Written once by adlgen; yours to edit.
import type { BookFactory } from "../toolspec/book.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const book: BookFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
