// The service mailer. Written once by adlgen; yours to edit.
import type { ServiceContext } from "../toolspec/config.js";

/** Sends mail. */
export interface Mailer {
  /** Replace this with methods of your own. */
  readonly ready: boolean;
}

export function newMailer(context: ServiceContext): Promise<Mailer> {
  const service: Mailer = { ready: true };
  context.logger.debug("service mailer is ready");
  return Promise.resolve(service);
}
