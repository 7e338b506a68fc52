// The implementation of the tool create_order. Generated once by adlgen; edit freely.
import type { CreateOrderFactory } from "../toolspec/create-order.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `orderRepo`, `paymentsClient`, `logger`, `configDatabase`.
 */
export const createOrder: CreateOrderFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
