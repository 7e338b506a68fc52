// The implementation of the tool choose. Generated once by adlgen; edit freely.
import type { ChooseFactory } from "../toolspec/choose.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Chooses one of two. */
export const choose: ChooseFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
