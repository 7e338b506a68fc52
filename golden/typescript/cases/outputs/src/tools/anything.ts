// The implementation of the tool anything. Generated once by adlgen; edit freely.
import type { AnythingFactory } from "../toolspec/anything.js";
import { notImplemented } from "../toolspec/runtime.js";

/** True accepts everything. */
export const anything: AnythingFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
