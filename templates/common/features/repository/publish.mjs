// Writes the digest of the bundle into server.json: node mcpb/publish.mjs BUNDLE
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const bundle = readFileSync(process.argv[2]);
const path = new URL("../server.json", import.meta.url);
const server = JSON.parse(readFileSync(path, "utf8"));
for (const entry of server.packages ?? []) {
  if (entry.registryType === "mcpb") {
    entry.fileSha256 = createHash("sha256").update(bundle).digest("hex");
  }
}
writeFileSync(path, `${JSON.stringify(server, null, 2)}\n`);
