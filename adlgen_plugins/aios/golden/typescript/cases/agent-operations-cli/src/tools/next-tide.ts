// The implementation of the tool next-tide. Generated once by adlgen; edit freely.
import type { NextTideFactory, NextTideOutput } from "../toolspec/next-tide.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Looks tides up in the tables of the program `tides`. */
export const nextTide: NextTideFactory =
  () =>
  async (input, ctx): Promise<NextTideOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
