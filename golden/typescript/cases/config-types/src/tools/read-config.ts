// The implementation of the tool read_config. Generated once by adlgen; edit freely.
import type { ReadConfigFactory } from "../toolspec/read-config.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `config`, `configScalars`, `configNestedInner`, `configListsTexts`.
 */
export const readConfig: ReadConfigFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
