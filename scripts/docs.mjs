// `npm run docs` serves the docs site, and updates it when its source files change. `npm run docs:build` builds its
// pages, which the server serves at /docs.
import { rmSync, watch } from "node:fs";
import { dirname, join } from "node:path";
import { build, createServer } from "vitepress";
import { everyPage } from "../docs/site/pages.ts";
import { writePages } from "../docs/site/write-pages.ts";
import { root } from "./run.mjs";

const usualPort = 4173;
const site = join(root, "docs/site");
const pages = join(site, "dist/pages");

const [command = "dev"] = process.argv.slice(2);
rmSync(pages, { recursive: true, force: true });
await writePages(pages);
if (command === "dev") await develop();
else if (command === "build") await build(site);
else {
  console.error(`There is no docs command "${command}"; there is build, and no command at all to start the site.`);
  process.exitCode = 1;
}

async function develop() {
  const server = await createServer(site, { host: "127.0.0.1", port: Number(process.env.PORT) || usualPort });
  await server.listen();
  console.log(`The docs are at ${server.resolvedUrls.local[0]} (Ctrl+C stops it)`);
  const sources = everyPage.flatMap(({ source }) => (source === undefined ? [] : [source]));
  let writing = Promise.resolve();
  // Folders are watched, not files, because many editors replace a file by another one when they save.
  for (const folder of new Set(sources.map((source) => dirname(source))))
    watch(join(root, folder), (_, file) => {
      if (sources.includes(join(folder, file ?? "")))
        writing = writing.then(() => writePages(pages)).catch(console.error);
    });
}
