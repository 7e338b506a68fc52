// Contract of the tool webhook. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { webhook } from "../src/tools/webhook.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { webhookSpec } from "../src/toolspec/webhook.js";

await test("webhook has an implementation", () => {
  assert.equal(typeof webhook, "function");
});

await test("webhook refuses what is no JSON", () => {
  const refused = () => webhookSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("webhook does its work");
