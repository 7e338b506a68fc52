// The implementation of the tool session. Generated once by adlgen; edit freely.
import type { SessionFactory } from "../toolspec/session.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const session: SessionFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
