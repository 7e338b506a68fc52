// The implementation of the tool parts. Generated once by adlgen; edit freely.
import type { PartsFactory } from "../toolspec/parts.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Parts of services. */
export const parts: PartsFactory =
  ({ ordersReader, ordersWriter, ordersWriterBatch, paymentClientRefunds }) =>
  async (input, ctx) => {
    // Replace this line, which names what is in scope.
    return notImplemented(
      ctx,
      input,
      ordersReader,
      ordersWriter,
      ordersWriterBatch,
      paymentClientRefunds,
    );
  };
