import type { OrderRepository } from "../services/order-repo.js";
import type {
  CreateOrderFactory,
  CreateOrderItem,
} from "../toolspec/create-order.js";
import { ToolError } from "../toolspec/runtime.js";

/** Place an order for a customer and charge the given payment method. */
export const createOrder: CreateOrderFactory =
  ({ orderRepo, paymentsClient, logger }) =>
  async (input) => {
    const total = totalOf(input.items, orderRepo);
    const accepted = await paymentsClient.charge(input.payment, total);
    const orderId = orderRepo.save(input);
    if (!accepted) {
      return {
        orderId,
        status: "rejected",
        total,
        reason: "The payment was refused.",
      };
    }
    logger.info(`${orderId}: ${input.priority} priority`);
    return { orderId, status: "accepted", total };
  };

function totalOf(
  items: readonly CreateOrderItem[],
  orderRepo: OrderRepository,
): number {
  let total = 0;
  for (const { skuId, quantity } of items) {
    const product = orderRepo.products().find(({ sku }) => sku === skuId);
    if (product === undefined)
      throw new ToolError(`There is no product ${skuId} in the catalogue.`);
    total += product.price * quantity;
  }
  return total;
}
