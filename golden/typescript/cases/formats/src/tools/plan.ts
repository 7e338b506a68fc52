// The implementation of the tool plan. Generated once by adlgen; edit freely.
import type { PlanFactory } from "../toolspec/plan.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Formats. */
export const plan: PlanFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
