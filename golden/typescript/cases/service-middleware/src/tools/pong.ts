// The implementation of the tool pong. Generated once by adlgen; edit freely.
import type { PongFactory } from "../toolspec/pong.js";
import { notImplemented } from "../toolspec/runtime.js";

/** The middleware itself is injected. */
export const pong: PongFactory =
  ({ limits }) =>
  async (input, ctx) => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, limits);
  };
