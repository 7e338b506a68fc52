// The service paymentClient. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `paymentClient.refunds`. */
export interface PaymentClientRefunds {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Payments. */
export interface PaymentClient {
  readonly refunds: PaymentClientRefunds;
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newPaymentClient(context: ServiceContext): PaymentClient {
  const service: PaymentClient = { ready: true, refunds: { ready: true } };
  context.logger.debug("service paymentClient is ready");
  return service;
}
