// Contract of the tool send_mail. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sendMail } from "../src/tools/send-mail.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { sendMailSpec } from "../src/toolspec/send-mail.js";

await test("send_mail has an implementation", () => {
  assert.equal(typeof sendMail, "function");
});

await test("send_mail refuses what is no JSON", () => {
  const refused = () => sendMailSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("send_mail does its work");
