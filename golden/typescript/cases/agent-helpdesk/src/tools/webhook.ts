// The implementation of the tool webhook. Generated once by adlgen; edit freely.
import type { WebhookFactory } from "../toolspec/webhook.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const webhook: WebhookFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
