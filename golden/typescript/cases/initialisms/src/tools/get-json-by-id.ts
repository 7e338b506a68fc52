// The implementation of the tool get_json_by_id. Generated once by adlgen; edit freely.
import type { GetJsonByIdFactory } from "../toolspec/get-json-by-id.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Fetch. */
export const getJsonById: GetJsonByIdFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
