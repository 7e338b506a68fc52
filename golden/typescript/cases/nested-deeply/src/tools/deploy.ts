// The implementation of the tool deploy. Generated once by adlgen; edit freely.
import type { DeployFactory } from "../toolspec/deploy.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Deeply nested. */
export const deploy: DeployFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
