// The service customers. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `customers.lookup`. */
export interface CustomerStoreLookup {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

/** Where customers are kept. */
export interface CustomerStore {
  readonly lookup: CustomerStoreLookup;
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newCustomerStore(
  context: ServiceContext,
): Promise<CustomerStore> {
  const service: CustomerStore = { ready: true, lookup: { ready: true } };
  context.logger.debug("service customers is ready");
  return Promise.resolve(service);
}
