// The contract test of the tool ping. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ping } from "../src/tools/ping.js";
import { pingSpec } from "../src/toolspec/ping.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("ping has an implementation", () => {
  assert.equal(typeof ping, "function");
});

await test("ping rejects invalid JSON", () => {
  const parse = () => pingSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
