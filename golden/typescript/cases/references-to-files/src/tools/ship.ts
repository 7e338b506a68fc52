// The implementation of the tool ship. Generated once by adlgen; edit freely.
import type { ShipFactory } from "../toolspec/ship.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const ship: ShipFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
