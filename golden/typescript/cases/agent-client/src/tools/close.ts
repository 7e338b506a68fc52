// The implementation of the tool close. Generated once by adlgen; edit freely.
import type { CloseFactory } from "../toolspec/close.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** And one more, with input that is any object. */
export const close: CloseFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
