// Implementation of the tool ship. Written once by adlgen; yours to edit.
import type { ShipFactory } from "../toolspec/ship.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const ship: ShipFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
