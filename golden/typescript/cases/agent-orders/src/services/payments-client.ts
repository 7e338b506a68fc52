// The service paymentsClient. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** Thin wrapper around the payment provider. */
export interface PaymentsClient {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newStripePaymentsClient(
  context: ServiceContext,
): PaymentsClient {
  const service: PaymentsClient = { ready: true };
  context.logger.debug("service paymentsClient is ready");
  return service;
}
