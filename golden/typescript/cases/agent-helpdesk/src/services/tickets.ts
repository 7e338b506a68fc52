// The service tickets. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** The part `tickets.reader`. */
export interface TicketStoreReader {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

/** The part `tickets.writer`. */
export interface TicketStoreWriter {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

/** Where tickets are kept. */
export interface TicketStore {
  readonly reader: TicketStoreReader;
  readonly writer: TicketStoreWriter;
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newTicketStore(context: ServiceContext): Promise<TicketStore> {
  const service: TicketStore = {
    ready: true,
    reader: { ready: true },
    writer: { ready: true },
  };
  context.logger.debug("service tickets is ready");
  return Promise.resolve(service);
}
