// The contract test of the tool untyped. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { untyped } from "../src/tools/untyped.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { untypedSpec } from "../src/toolspec/untyped.js";

await test("untyped has an implementation", () => {
  assert.equal(typeof untyped, "function");
});

await test("untyped rejects invalid JSON", () => {
  const parse = () => untypedSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("untyped works");
