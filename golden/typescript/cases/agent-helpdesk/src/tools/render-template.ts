// The implementation of the tool render_template. Generated once by adlgen; edit freely.
import type { RenderTemplateFactory } from "../toolspec/render-template.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const renderTemplate: RenderTemplateFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
