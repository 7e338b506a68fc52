// The implementation of the tool a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line. Generated once by adlgen; edit freely.
import type { AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineFactory } from "../toolspec/a-tool-whose-name-is-so-long-that-no-signature-fits-on-a-line.js";
import { ToolError } from "../toolspec/runtime.js";

/** The inner function receives `ctx` and `input`. */
export const aToolWhoseNameIsSoLongThatNoSignatureFitsOnALine: AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineFactory =
  () => {
    return () =>
      Promise.reject(new ToolError("This tool is not implemented yet."));
  };
