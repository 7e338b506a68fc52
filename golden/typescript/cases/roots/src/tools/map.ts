// The implementation of the tool map. Generated once by adlgen; edit freely.
import type { MapFactory } from "../toolspec/map.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A map. */
export const map: MapFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
