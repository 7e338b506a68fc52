// The service paymentClient. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `paymentClient.refunds`. */
export interface PaymentClientRefunds {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

/** Payments. */
export interface PaymentClient {
  readonly refunds: PaymentClientRefunds;
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newPaymentClient(
  context: ServiceContext,
): Promise<PaymentClient> {
  const service: PaymentClient = { ready: true, refunds: { ready: true } };
  context.logger.debug("service paymentClient is ready");
  return Promise.resolve(service);
}
