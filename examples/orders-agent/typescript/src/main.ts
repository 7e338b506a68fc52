import { createApp } from "./toolspec/wire.js";

const CALLS = [
  ["search_catalog", '{"filter": {"field": "name", "value": "Teapot"}}'],
  [
    "create_order",
    `{"customer": {"id": "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e"}, "note": null,
      "items": [{"skuId": "XYZ-1000"}, {"skuId": "ABC-0001", "quantity": 2}],
      "payment": {"method": "card", "token": "tok_1"}}`,
  ],
  ["create_order", '{"items": [{"skuId": "mug"}]}'],
] as const;

const app = await createApp();
for (const { name } of app.toolbox.definitions) console.log(name);
for (const [name, args] of CALLS) {
  const result = await app.toolbox.callForModel(name, args);
  console.log(result.text);
}
await app.close();
