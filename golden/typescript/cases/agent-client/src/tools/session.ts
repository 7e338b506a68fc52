// The implementation of the tool session. Generated once by adlgen; edit freely.
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";
import type { SessionFactory } from "../toolspec/session.js";

/** A tool with the name of what it is called through. */
export const session: SessionFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
