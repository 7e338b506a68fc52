// A service of the test of apps that depends on another one.
import type { ServiceContext } from "../toolspec/config.js";
import type { Services } from "../toolspec/wire.js";
import { events } from "./order-repo.js";

export interface PaymentsClient {
  readonly repositoryUrl: string;
}

export function newStripePaymentsClient(
  context: ServiceContext & Pick<Services, "orderRepo">,
): Promise<PaymentsClient & Disposable> {
  events.push("payments created");
  return Promise.resolve({
    repositoryUrl: context.orderRepo.url,
    [Symbol.dispose]() {
      events.push("payments closed");
    },
  });
}
