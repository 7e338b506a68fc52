// The implementation of the tool webhook. Generated once by adlgen; edit freely.
import type { WebhookFactory } from "../toolspec/webhook.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Call a webhook. */
export const webhook: WebhookFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
