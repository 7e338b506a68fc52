// The implementation of the tool read_config. Generated once by adlgen; edit freely.
import type { ReadConfigFactory } from "../toolspec/read-config.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Reads it. */
export const readConfig: ReadConfigFactory =
  ({ config, configScalars, configNestedInner, configListsTexts }) =>
  async (input, ctx) => {
    // Replace this line, which names what is in scope.
    return notImplemented(
      ctx,
      input,
      config,
      configScalars,
      configNestedInner,
      configListsTexts,
    );
  };
