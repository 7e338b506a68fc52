// The contract test of the tool webhook. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { webhook } from "../src/tools/webhook.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";
import {
  type WebhookArgs,
  type WebhookDeps,
  webhookSpec,
} from "../src/toolspec/webhook.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { url: "https://example.com/" };

await test("webhook handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as WebhookDeps;
  const handler = webhook(deps);
  try {
    await webhookSpec.call(handler, accepted as WebhookArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("webhook rejects invalid JSON", () => {
  const parse = () => webhookSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
