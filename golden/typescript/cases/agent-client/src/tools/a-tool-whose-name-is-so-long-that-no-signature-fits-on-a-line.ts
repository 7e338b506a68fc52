// The implementation of the tool a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line. Generated once by adlgen; edit freely.
import type {
  AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineFactory,
  AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput,
} from "../toolspec/a-tool-whose-name-is-so-long-that-no-signature-fits-on-a-line.js";
import { notImplemented } from "../toolspec/runtime.js";

/** Long. */
export const aToolWhoseNameIsSoLongThatNoSignatureFitsOnALine: AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineFactory =

    () =>
    async (
      input,
      ctx,
    ): Promise<AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput> => {
      // Replace this line, which names what is in scope.
      return notImplemented(ctx, input);
    };
