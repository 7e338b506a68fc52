// Implementation of the tool pong. Written once by adlgen; yours to edit.
import type { PongFactory } from "../toolspec/pong.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `limits`.
 */
export const pong: PongFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
