// The contract test of the tool render_template. Generated once by adlgen; edit freely.
import assert from "node:assert/strict";
import { test } from "node:test";
import { renderTemplate } from "../src/tools/render-template.js";
import {
  type RenderTemplateArgs,
  type RenderTemplateDeps,
  renderTemplateSpec,
} from "../src/toolspec/render-template.js";
import {
  InvalidArgumentsError,
  NotImplementedError,
} from "../src/toolspec/runtime.js";

// Arguments that the tool accepts: change them with its schema.
const accepted: unknown = { template: "text" };

await test("render_template handles arguments that it accepts", async (t) => {
  // Fakes of the dependencies, for when the tool is implemented.
  const deps = {} as RenderTemplateDeps;
  const handler = renderTemplate(deps);
  try {
    await renderTemplateSpec.call(handler, accepted as RenderTemplateArgs);
  } catch (error) {
    if (!(error instanceof NotImplementedError)) throw error;
    t.skip(error.message);
  }
});

await test("render_template rejects invalid JSON", () => {
  const parse = () => renderTemplateSpec.parse("{");
  assert.throws(parse, InvalidArgumentsError);
});
