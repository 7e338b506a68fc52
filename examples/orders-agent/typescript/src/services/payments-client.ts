import type { CreateOrderPayment } from "../toolspec/index.js";

/** Thin wrapper around the payment provider. */
export interface PaymentsClient {
  /** Charges an amount and reports whether the provider accepts it. */
  charge(payment: CreateOrderPayment, cents: number): Promise<boolean>;
}

/** Creates a client that accepts everything but cards with the token `declined`. */
export function newStripePaymentsClient(): PaymentsClient {
  return {
    charge: (payment) =>
      Promise.resolve(
        payment.method !== "card" || payment.token !== "declined",
      ),
  };
}
