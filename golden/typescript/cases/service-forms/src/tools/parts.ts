// The implementation of the tool parts. Generated once by adlgen; edit freely.
import type { PartsFactory } from "../toolspec/parts.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `ordersReader`, `ordersWriter`, `ordersWriterBatch`, `paymentClientRefunds`.
 */
export const parts: PartsFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
