// Contract of the tool send. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { send } from "../src/tools/send.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";
import { sendSpec } from "../src/toolspec/send.js";

await test("send has an implementation", () => {
  assert.equal(typeof send, "function");
});

await test("send refuses what is no JSON", () => {
  const refused = () => sendSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("send does its work");
