// Implementation of the tool create_order. Written once by adlgen; yours to edit.
import type { CreateOrderFactory } from "../toolspec/create-order.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `orderRepo`, `paymentsClient`, `logger`, `configDatabase`.
 */
export const createOrder: CreateOrderFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
