// The implementation of the tool all. Generated once by adlgen; edit freely.
import type { AllFactory } from "../toolspec/all.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Everything. */
export const all: AllFactory =
  ({
    logger,
    config,
    configDatabase,
    configDatabaseUrl,
    orders,
    ordersReader,
    paymentClient,
    n8n,
  }) =>
  async (input, ctx) => {
    // Replace this line, which names what is in scope.
    return notImplemented(
      ctx,
      input,
      logger,
      config,
      configDatabase,
      configDatabaseUrl,
      orders,
      ordersReader,
      paymentClient,
      n8n,
    );
  };
