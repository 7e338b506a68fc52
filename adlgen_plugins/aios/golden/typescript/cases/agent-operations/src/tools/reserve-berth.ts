// The implementation of the tool reserve_berth. Generated once by adlgen; edit freely.
import type {
  ReserveBerthFactory,
  ReserveBerthOutput,
} from "../toolspec/reserve-berth.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Books berths in a harbour and tells which ships are in it. */
export const reserveBerth: ReserveBerthFactory =
  () =>
  async (input, ctx): Promise<ReserveBerthOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
