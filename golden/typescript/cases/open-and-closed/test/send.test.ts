// The contract test of the tool send. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { send } from "../src/tools/send.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { sendSpec } from "../src/toolspec/send.js";

await test("send has an implementation", () => {
  assert.equal(typeof send, "function");
});

await test("send rejects invalid JSON", () => {
  const parse = () => sendSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("send works");
