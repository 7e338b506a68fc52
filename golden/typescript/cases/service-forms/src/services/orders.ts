// The service orders. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `orders.reader`. */
export interface OrderRepositoryReader {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** The part `orders.writer`. */
export interface OrderRepositoryWriter {
  readonly batch: OrderRepositoryWriterBatch;
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** The part `orders.writer.batch`. */
export interface OrderRepositoryWriterBatch {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Orders; "quoted" *\/ text. */
export interface OrderRepository {
  readonly reader: OrderRepositoryReader;
  readonly writer: OrderRepositoryWriter;
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newOrderRepository(context: ServiceContext): OrderRepository {
  const service: OrderRepository = {
    ready: true,
    reader: { ready: true },
    writer: { ready: true, batch: { ready: true } },
  };
  context.logger.debug("service orders is ready");
  return service;
}
