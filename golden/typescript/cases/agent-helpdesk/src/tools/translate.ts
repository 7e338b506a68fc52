// The implementation of the tool translate. Generated once by adlgen; edit freely.
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";
import type { TranslateFactory } from "../toolspec/translate.js";

/** Translate text. */
export const translate: TranslateFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
