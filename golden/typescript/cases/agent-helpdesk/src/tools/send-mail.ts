// The implementation of the tool send_mail. Generated once by adlgen; edit freely.
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";
import type { SendMailFactory } from "../toolspec/send-mail.js";

/** Send a mail. */
export const sendMail: SendMailFactory =
  ({ mailer, configMail }) =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, mailer, configMail);
  };
