// Implementation of the tool render_template. Written once by adlgen; yours to edit.
import type { RenderTemplateFactory } from "../toolspec/render-template.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const renderTemplate: RenderTemplateFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
