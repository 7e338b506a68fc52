// A service of the test of apps: it records when it is created and closed.
import type { ServiceContext } from "../toolspec/config.js";

export interface OrderRepositoryCustomers {
  readonly names: readonly string[];
}

export interface OrderRepository {
  readonly url: string;
  readonly customers: OrderRepositoryCustomers;
}

/** What happened to the services. */
export const events: string[] = [];

export function newPostgresOrderRepository(
  context: ServiceContext,
): Promise<OrderRepository & AsyncDisposable> {
  events.push("repo created");
  return Promise.resolve({
    url: context.config.database.url,
    customers: { names: [] },
    async [Symbol.asyncDispose]() {
      await Promise.resolve();
      events.push("repo closed");
      if (context.config.database.url === "unclosable") throw new Error("stuck");
    },
  });
}
