// The implementation of the tool pong. Generated once by adlgen; edit freely.
import type { PongFactory } from "../toolspec/pong.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `limits`.
 */
export const pong: PongFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
