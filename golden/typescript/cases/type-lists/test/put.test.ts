// The contract test of the tool put. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { put } from "../src/tools/put.js";
import { putSpec } from "../src/toolspec/put.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("put has an implementation", () => {
  assert.equal(typeof put, "function");
});

await test("put rejects invalid JSON", () => {
  const parse = () => putSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("put works");
