// The implementation of the tool webhook. Generated once by adlgen; edit freely.
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";
import type { WebhookFactory } from "../toolspec/webhook.js";

/** Call a webhook. */
export const webhook: WebhookFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
