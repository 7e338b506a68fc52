// The service customers. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `customers.lookup`. */
export interface CustomerStoreLookup {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Where customers are kept. */
export interface CustomerStore {
  readonly lookup: CustomerStoreLookup;
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newCustomerStore(context: ServiceContext): CustomerStore {
  const service: CustomerStore = { ready: true, lookup: { ready: true } };
  context.logger.debug("service customers is ready");
  return service;
}
