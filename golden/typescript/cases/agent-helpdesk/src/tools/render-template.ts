// The implementation of the tool render_template. Generated once by adlgen; edit freely.
import type { RenderTemplateFactory } from "../toolspec/render-template.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Fill in a template. */
export const renderTemplate: RenderTemplateFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
