// The service paymentsClient. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** Thin wrapper around the payment provider. */
export interface PaymentsClient {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newStripePaymentsClient(
  context: ServiceContext,
): Promise<PaymentsClient> {
  const service: PaymentsClient = { ready: true };
  context.logger.debug("service paymentsClient is ready");
  return Promise.resolve(service);
}
