// Implementation of the tool parts. Written once by adlgen; yours to edit.
import type { PartsFactory } from "../toolspec/parts.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `ordersReader`, `ordersWriter`, `ordersWriterBatch`, `paymentClientRefunds`.
 */
export const parts: PartsFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
