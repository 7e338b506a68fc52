// The implementation of the tool HTTPStatus. Generated once by adlgen; edit freely.
import type { HttpStatusFactory } from "../toolspec/http-status.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** Explain a status code. */
export const httpStatus: HttpStatusFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
