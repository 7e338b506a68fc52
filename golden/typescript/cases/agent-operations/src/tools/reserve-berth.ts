// The implementation of the tool reserve_berth. Generated once by adlgen; edit freely.
import type { ReserveBerthFactory } from "../toolspec/reserve-berth.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const reserveBerth: ReserveBerthFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
