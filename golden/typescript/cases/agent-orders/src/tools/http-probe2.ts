// The implementation of the tool http_probe. Generated once by adlgen; edit freely.
import type { HttpProbe2Factory } from "../toolspec/http-probe2.js";
import { type JsonOutput, notImplemented } from "../toolspec/runtime.js";

/**
 * Evil *\/ text: """ ''' `x` ${y} {{ z }} {% q %} \u0000 \ </script> # //
 * DO\u202eNOT
 * split
 * me
 */
export const httpProbe2: HttpProbe2Factory =
  ({ logger }) =>
  async (input, ctx): Promise<JsonOutput> => {
    // Replace this line, which names what is in scope.
    return notImplemented(ctx, input, logger);
  };
