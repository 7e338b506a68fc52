// The implementation of the tool ship. Generated once by adlgen; edit freely.
import type { ShipFactory } from "../toolspec/ship.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Ships a parcel. */
export const ship: ShipFactory = () => async (input, ctx) => {
  // Replace this line, which names what is in scope.
  return notImplemented(ctx, input);
};
