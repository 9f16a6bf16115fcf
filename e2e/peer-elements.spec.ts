// Our elements accept every input of the kit's: as an attribute or a property, or with a note that it has no effect.
// The lockfile of test/peers/pages pins both kits.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { expect, test } from "./server.ts";

const kits = fileURLToPath(new URL("../test/peers/pages/node_modules", import.meta.url));
const withoutEffect = new Set(["disableTelemetry", "telemetryClient", "isUndocumentedApiEnabled"]);
/** Elements and attributes that docs/moving-here.md lists as missing. */
const notHere = /climate-setting-schedule|manufacturer-keys/;
const propOf = (attribute: string) => attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

for (const version of ["1.55.1", "4.14.2"]) {
  test(`everything that elements of the kit's ${version} take`, async ({ page, server, context }) => {
    await page.goto(server.banner.url);
    const theirs = await attributesIn(await context.newPage(), await bundle(version));
    const tags = Object.keys(theirs).filter((tag) => !notHere.test(tag));
    expect(tags.length).toBeGreaterThan(7);
    for (const tag of tags) {
      const props = (theirs[tag] ?? []).map(propOf).filter((prop) => !withoutEffect.has(prop));
      expect(props.length, tag).toBeGreaterThan(10);
      const missing = await page.evaluate(
        async ({ name, names }) => {
          const { prototype } = await customElements.whenDefined(name);
          return names.filter((prop) => !(prop in prototype));
        },
        { name: tag, names: props },
      );
      expect(missing, tag).toEqual([]);
    }
  });
}

test("an attribute of the kit that has no effect is noted once for all elements", async ({ page, server }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(server.banner.url);
  await page.evaluate(() => {
    for (const tag of ["seam-device-table", "seam-supported-device-table"]) {
      const element = document.createElement(tag);
      element.setAttribute("disable-telemetry", "true");
      element.setAttribute("container", "x");
      document.body.append(element);
    }
  });
  const noted = () => said.filter((text) => text.includes("without effect"));
  await expect.poll(noted).toHaveLength(1);
  expect(noted()[0]).toContain("disableTelemetry, container");
});

/** Bundles the kit's elements into one script. */
async function bundle(version: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mortise-peer-elements-"));
  await build({
    configFile: false,
    logLevel: "error",
    root: folder,
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      target: "es2022",
      rolldownOptions: {
        input: join(kits, `kit-${version}/dist/elements.js`),
        output: { entryFileNames: "kit.js", codeSplitting: false },
      },
    },
  });
  const script = await readFile(join(folder, "kit.js"), "utf8");
  await rm(folder, { recursive: true, force: true });
  return script;
}

/** Returns the attributes that each element of a script observes. */
async function attributesIn(page: Page, script: string): Promise<Record<string, readonly string[]>> {
  await page.addScriptTag({
    content: `globalThis.observed = {};
      const define = customElements.define.bind(customElements);
      customElements.define = (tag, kind) => { observed[tag] = [...kind.observedAttributes]; define(tag, kind); };`,
  });
  await page.addScriptTag({ content: script, type: "module" });
  // An inline module runs after its tag was added.
  await page.waitForFunction(() => Object.keys((globalThis as unknown as { observed: object }).observed).length > 0);
  return page.evaluate(() => (globalThis as unknown as { observed: Record<string, string[]> }).observed);
}
