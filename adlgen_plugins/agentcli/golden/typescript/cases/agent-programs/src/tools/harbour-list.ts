// The implementation of the tool harbour.list. Generated once by adlgen; edit freely.
import type { HarbourListFactory } from "../toolspec/harbour-list.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/** List the harbours that the almanac knows. */
export const harbourList: HarbourListFactory =
  () =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
