// The service mailer. Generated once by adlgen; edit freely.
import type { ServiceContext } from "../toolspec/config.js";

/** Sends mail. */
export interface Mailer {
  /** Replace this property with your own methods. */
  readonly ready: boolean;
}

/** Creates the service. If it has `[Symbol.asyncDispose]`, the app closes it. */
export function newMailer(context: ServiceContext): Promise<Mailer> {
  const service: Mailer = { ready: true };
  context.logger.debug("service mailer is ready");
  return Promise.resolve(service);
}
