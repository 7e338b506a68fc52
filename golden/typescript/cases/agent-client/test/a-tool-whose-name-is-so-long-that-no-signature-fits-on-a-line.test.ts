// The contract test of the tool a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aToolWhoseNameIsSoLongThatNoSignatureFitsOnALine } from "../src/tools/a-tool-whose-name-is-so-long-that-no-signature-fits-on-a-line.js";
import {
  type AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps,
  type AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
  aToolWhoseNameIsSoLongThatNoSignatureFitsOnALineSpec,
} from "../src/toolspec/a-tool-whose-name-is-so-long-that-no-signature-fits-on-a-line.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = {};

await test("a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps;
  const handler = aToolWhoseNameIsSoLongThatNoSignatureFitsOnALine(deps);
  try {
    await aToolWhoseNameIsSoLongThatNoSignatureFitsOnALineSpec.call(
      handler,
      accepted as AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
    );
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line rejects invalid JSON", () => {
  const parse = () =>
    aToolWhoseNameIsSoLongThatNoSignatureFitsOnALineSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
