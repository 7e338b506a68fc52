// The contract test of the tool webhook. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { webhook } from "../src/tools/webhook.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { webhookSpec } from "../src/toolspec/webhook.js";

await test("webhook has an implementation", () => {
  assert.equal(typeof webhook, "function");
});

await test("webhook rejects invalid JSON", () => {
  const parse = () => webhookSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("webhook works");
