// Contract of the tool pong. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pong } from "../src/tools/pong.js";
import { pongSpec } from "../src/toolspec/pong.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("pong has an implementation", () => {
  assert.equal(typeof pong, "function");
});

await test("pong refuses what is no JSON", () => {
  const refused = () => pongSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("pong does its work");
