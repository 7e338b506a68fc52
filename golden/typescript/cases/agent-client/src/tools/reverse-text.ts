// The implementation of the tool reverse_text. Generated once by adlgen; edit freely.
import type { ReverseTextFactory } from "../toolspec/reverse-text.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Turns a text around, with no word on what comes back. */
export const reverseText: ReverseTextFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
