// The service orders. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `orders.reader`. */
export interface OrderRepositoryReader {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

/** The part `orders.writer`. */
export interface OrderRepositoryWriter {
  readonly batch: OrderRepositoryWriterBatch;
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

/** The part `orders.writer.batch`. */
export interface OrderRepositoryWriterBatch {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

/** Orders; "quoted" *\/ text. */
export interface OrderRepository {
  readonly reader: OrderRepositoryReader;
  readonly writer: OrderRepositoryWriter;
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newOrderRepository(
  context: ServiceContext,
): Promise<OrderRepository> {
  const service: OrderRepository = {
    ready: true,
    reader: { ready: true },
    writer: { ready: true, batch: { ready: true } },
  };
  context.logger.debug("service orders is ready");
  return Promise.resolve(service);
}
