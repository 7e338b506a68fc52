// The service orderRepo. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `orderRepo.customers`. */
export interface OrderRepositoryCustomers {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

/** Order storage, backed by Postgres. */
export interface OrderRepository {
  readonly customers: OrderRepositoryCustomers;
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newPostgresOrderRepository(
  context: ServiceContext,
): Promise<OrderRepository> {
  const service: OrderRepository = { ready: true, customers: { ready: true } };
  context.logger.debug("service orderRepo is ready");
  return Promise.resolve(service);
}
