// The service tickets. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `tickets.reader`. */
export interface TicketStoreReader {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** The part `tickets.writer`. */
export interface TicketStoreWriter {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Where tickets are kept. */
export interface TicketStore {
  readonly reader: TicketStoreReader;
  readonly writer: TicketStoreWriter;
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service; may be async. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newTicketStore(context: ServiceContext): TicketStore {
  const service: TicketStore = {
    ready: true,
    reader: { ready: true },
    writer: { ready: true },
  };
  context.logger.debug("service tickets is ready");
  return service;
}
