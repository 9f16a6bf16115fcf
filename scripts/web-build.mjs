// Builds the files that a browser loads: the elements on both runtimes, the stylesheets, the font and the server's own
// pages.
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { aheadConfig, elementsConfig, pagesConfig } from "../vite.web.config.ts";
import { root, run } from "./run.mjs";

const browserFolder = join(root, "packages/react/dist/browser");
/** Copy that the server serves. An installed server has no React package from which to take the files. */
const handedOut = join(root, "packages/server/dist/browser");
const sources = [
  "packages/react/src",
  "packages/react/css.mjs",
  "packages/react/css",
  "packages/parts/src",
  "packages/client/src",
  "packages/webhooks/src",
  "packages/server/pages",
  "vite.web.config.ts",
  "scripts/web-build.mjs",
];
const outputs = [
  join(browserFolder, "ahead.js"),
  join(browserFolder, "elements.js"),
  join(browserFolder, "elements.react.js"),
  join(browserFolder, "index.css"),
  join(handedOut, "index.css"),
  join(root, "packages/server/dist/pages/index.html"),
  join(root, "packages/server/dist/pages/portal.html"),
];

export async function buildWeb() {
  await rm(browserFolder, { recursive: true, force: true });
  await mkdir(browserFolder, { recursive: true });
  await run(process.execPath, ["packages/react/css.mjs"]);
  await Promise.all(
    ["index.css", "index.min.css"].map((file) =>
      cp(join(root, "packages/react/dist", file), join(browserFolder, file)),
    ),
  );
  await copyFont();
  for (const config of [elementsConfig("preact"), elementsConfig("react"), aheadConfig(), pagesConfig()])
    await build(config);
  await rm(handedOut, { recursive: true, force: true });
  await cp(browserFolder, handedOut, { recursive: true });
}

/** Copies the web font, upright faces only, so that hosts need no other server for it. */
async function copyFont() {
  const from = join(root, "node_modules/@fontsource-variable/source-sans-3");
  const to = join(browserFolder, "fonts");
  await cp(join(from, "files"), to, { recursive: true, filter: (file) => !file.includes("italic") });
  await cp(join(from, "LICENSE"), join(to, "LICENSE.txt"));
  await writeFile(
    join(to, "index.css"),
    (await readFile(join(from, "index.css"), "utf8")).replaceAll("./files/", "./"),
  );
}

/** Whether any output is missing or older than the newest source. */
export async function isWebStale() {
  const built = await Promise.all(
    outputs.map((file) =>
      stat(file).then(
        (found) => found.mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.min(...built) < Math.max(...(await Promise.all(sources.map((path) => newest(join(root, path))))));
}

async function newest(path) {
  const found = await stat(path).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = await readdir(path);
  return Math.max(0, ...(await Promise.all(inside.map((name) => newest(join(path, name))))));
}
