// Implementation of the tool reserve_berth. Written once by adlgen; yours to edit.
import type { ReserveBerthFactory } from "../toolspec/reserve-berth.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const reserveBerth: ReserveBerthFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
