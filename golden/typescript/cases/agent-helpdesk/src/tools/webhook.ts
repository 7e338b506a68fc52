// Implementation of the tool webhook. Written once by adlgen; yours to edit.
import type { WebhookFactory } from "../toolspec/webhook.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const webhook: WebhookFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
