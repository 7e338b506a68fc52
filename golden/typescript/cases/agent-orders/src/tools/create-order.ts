// The implementation of the tool create_order. Generated once by adlgen; edit freely.
import type {
  CreateOrderFactory,
  CreateOrderOutput,
} from "../toolspec/create-order.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Place an order for a customer and charge the given payment method. */
export const createOrder: CreateOrderFactory =
  ({ orderRepo, paymentsClient, logger, configDatabase }) =>
  async (input, ctx): Promise<CreateOrderOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(
      ctx,
      input,
      orderRepo,
      paymentsClient,
      logger,
      configDatabase,
    );
  };
