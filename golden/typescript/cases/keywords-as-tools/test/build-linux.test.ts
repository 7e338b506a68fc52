// The contract test of the tool build_linux. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { buildLinux } from "../src/tools/build-linux.js";
import { buildLinuxSpec } from "../src/toolspec/build-linux.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("build_linux has an implementation", () => {
  assert.equal(typeof buildLinux, "function");
});

await test("build_linux rejects invalid JSON", () => {
  const parse = () => buildLinuxSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});

await test.todo("build_linux works");
