// The contract test of the tool client. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "../src/tools/client-tool.js";
import { clientSpec } from "../src/toolspec/client-tool.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("client has an implementation", () => {
  assert.equal(typeof client, "function");
});

await test("client rejects invalid JSON", () => {
  const parse = () => clientSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("client works");
