// The contract test of the tool HTTPProbe2. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { httpProbe2 } from "../src/tools/http-probe2.js";
import { httpProbe2Spec } from "../src/toolspec/http-probe2.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("HTTPProbe2 has an implementation", () => {
  assert.equal(typeof httpProbe2, "function");
});

await test("HTTPProbe2 rejects invalid JSON", () => {
  const parse = () => httpProbe2Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("HTTPProbe2 works");
