// The implementation of the tool translate. Generated once by adlgen; edit freely.
import type { TranslateFactory } from "../toolspec/translate.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Translate text. */
export const translate: TranslateFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
