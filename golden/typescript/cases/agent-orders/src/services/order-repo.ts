// The service orderRepo. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `orderRepo.customers`. */
export interface OrderRepositoryCustomers {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Order storage, backed by Postgres. */
export interface OrderRepository {
  readonly customers: OrderRepositoryCustomers;
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newPostgresOrderRepository(
  context: ServiceContext,
): OrderRepository {
  const service: OrderRepository = { ready: true, customers: { ready: true } };
  context.logger.debug("service orderRepo is ready");
  return service;
}
