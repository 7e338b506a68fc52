// `node screenshots.mjs CONFIG.json`: takes pictures of pages. CONFIG is a list of {file, page, width, height, scheme, search}.
import fs from "node:fs";
import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--font-render-hinting=none", "--disable-gpu"] });
for (const one of JSON.parse(fs.readFileSync(process.argv[2], "utf8"))) {
  const page = await browser.newPage();
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: one.scheme }, { name: "prefers-reduced-motion", value: "reduce" },
  ]);
  await page.setViewport({ width: one.width, height: one.height, deviceScaleFactor: one.width < 600 ? 2 : 1 });
  await page.goto(`file://${one.page}`);
  if (one.search) {
    await page.keyboard.press("/");
    await page.keyboard.type(one.search);
    await page.waitForFunction("!document.getElementById('hits').hidden", { timeout: 60_000 });
  }
  await page.screenshot({ path: one.file });
  await page.close();
}
await browser.close();
