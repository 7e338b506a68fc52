// Implementation of the tool send_mail. Written once by adlgen; yours to edit.
import type { SendMailFactory } from "../toolspec/send-mail.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function does the work, given `ctx` and `input`. The outer function may take its
 * dependencies: `mailer`, `configMail`.
 */
export const sendMail: SendMailFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
