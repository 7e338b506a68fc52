// The contract test of the tool send_mail. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sendMail } from "../src/tools/send-mail.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { sendMailSpec } from "../src/toolspec/send-mail.js";

await test("send_mail has an implementation", () => {
  assert.equal(typeof sendMail, "function");
});

await test("send_mail rejects invalid JSON", () => {
  const parse = () => sendMailSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
