// The contract test of the tool a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aToolWhoseNameIsSoLongThatNoSignatureFitsOnALine } from "../src/tools/a-tool-whose-name-is-so-long-that-no-signature-fits-on-a-line.js";
import { aToolWhoseNameIsSoLongThatNoSignatureFitsOnALineSpec } from "../src/toolspec/a-tool-whose-name-is-so-long-that-no-signature-fits-on-a-line.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line has an implementation", () => {
  assert.equal(
    typeof aToolWhoseNameIsSoLongThatNoSignatureFitsOnALine,
    "function",
  );
});

await test("a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line rejects invalid JSON", () => {
  const parse = () =>
    aToolWhoseNameIsSoLongThatNoSignatureFitsOnALineSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo(
  "a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line works",
);
