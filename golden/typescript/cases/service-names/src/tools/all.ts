// The implementation of the tool all. Generated once by adlgen; edit freely.
import type { AllFactory } from "../toolspec/all.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Everything. */
export const all: AllFactory =
  ({ logger, config, configLimits, first, second, context }) =>
  async (input, ctx) => {
    // Replace this line, which names what is in scope.
    return notImplemented(
      ctx,
      input,
      logger,
      config,
      configLimits,
      first,
      second,
      context,
    );
  };
