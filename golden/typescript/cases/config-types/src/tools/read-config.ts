// Implementation of the tool read_config. Written once by adlgen; yours to edit.
import type { ReadConfigFactory } from "../toolspec/read-config.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `config`, `configScalars`, `configNestedInner`, `configListsTexts`.
 */
export const readConfig: ReadConfigFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
