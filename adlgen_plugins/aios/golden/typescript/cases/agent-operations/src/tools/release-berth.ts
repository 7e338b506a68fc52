// The implementation of the tool release-berth. Generated once by adlgen; edit freely.
import type {
  ReleaseBerthFactory,
  ReleaseBerthOutput,
} from "../toolspec/release-berth.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Books berths in a harbour and tells which ships are in it. */
export const releaseBerth: ReleaseBerthFactory =
  () =>
  async (input, ctx): Promise<ReleaseBerthOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
