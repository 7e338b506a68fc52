// The contract test of the tool http_probe. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { httpProbe2 } from "../src/tools/http-probe2.js";
import { httpProbe2Spec } from "../src/toolspec/http-probe2.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("http_probe has an implementation", () => {
  assert.equal(typeof httpProbe2, "function");
});

await test("http_probe rejects invalid JSON", () => {
  const parse = () => httpProbe2Spec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("http_probe works");
