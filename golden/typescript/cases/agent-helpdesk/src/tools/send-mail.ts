// The implementation of the tool send_mail. Generated once by adlgen; edit freely.
import type { SendMailFactory } from "../toolspec/send-mail.js";
import { ToolError } from "../toolspec/runtime.js";

/**
 * The inner function receives `ctx` and `input`. The outer function may destructure its
 * dependencies: `mailer`, `configMail`.
 */
export const sendMail: SendMailFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
