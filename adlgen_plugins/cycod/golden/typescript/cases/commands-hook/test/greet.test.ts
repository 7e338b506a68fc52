// The contract test of the tool greet. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { greet } from "../src/tools/greet.js";
import { greetSpec } from "../src/toolspec/greet.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("greet has an implementation", () => {
  assert.equal(typeof greet, "function");
});

await test("greet rejects invalid JSON", () => {
  const parse = () => greetSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
