// The implementation of the tool get_json_by_id. Generated once by adlgen; edit freely.
import type { GetJsonByIdFactory } from "../toolspec/get-json-by-id.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const getJsonById: GetJsonByIdFactory = () => {
  return () =>
    Promise.reject(new ToolError("This tool is not implemented yet."));
};
