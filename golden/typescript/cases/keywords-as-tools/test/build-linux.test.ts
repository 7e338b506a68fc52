// Contract of the tool build_linux. Written once by adlgen; yours to edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { buildLinux } from "../src/tools/build-linux.js";
import { buildLinuxSpec } from "../src/toolspec/build-linux.js";
import { InvalidArgumentsError } from "../src/toolspec/runtime.js";

await test("build_linux has an implementation", () => {
  assert.equal(typeof buildLinux, "function");
});

await test("build_linux refuses what is no JSON", () => {
  const refused = () => buildLinuxSpec.parse("{");
  assert.throws(refused, InvalidArgumentsError);
});

await test.todo("build_linux does its work");
