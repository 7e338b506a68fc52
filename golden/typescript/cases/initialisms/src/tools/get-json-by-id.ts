// Implementation of the tool get_json_by_id. Written once by adlgen; yours to edit.
import type { GetJsonByIdFactory } from "../toolspec/get-json-by-id.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function does the work, given `ctx` and `input`. */
export const getJsonById: GetJsonByIdFactory = () => {
  return () => Promise.reject(new ToolError("Not implemented yet."));
};
