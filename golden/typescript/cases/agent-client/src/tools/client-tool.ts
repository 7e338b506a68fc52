// The implementation of the tool client. Generated once by adlgen; edit freely.
import type { ClientFactory, ClientOutput } from "../toolspec/client-tool.js";
import { notImplemented } from "../toolspec/runtime.js";

/** A tool with the name of the module that calls it. */
export const client: ClientFactory =
  () =>
  async (input, ctx): Promise<ClientOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input);
  };
