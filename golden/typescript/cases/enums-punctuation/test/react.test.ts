// The contract test of the tool react. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { react } from "../src/tools/react.js";
import { reactSpec } from "../src/toolspec/react.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("react has an implementation", () => {
  assert.equal(typeof react, "function");
});

await test("react rejects invalid JSON", () => {
  const parse = () => reactSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("react works");
