// Contract of the tool http_probe. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { httpProbe2 } from "../src/tools/http-probe2.js";
import { httpProbe2Spec } from "../src/toolspec/http-probe2.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("http_probe has an implementation", () => {
  assert.equal(typeof httpProbe2, "function");
});

await test("http_probe refuses what is no JSON", () => {
  const refused = () => httpProbe2Spec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("http_probe does its work");
