// One list describes each widget, and the files derived from it are up to date.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { generatedWidgetFiles } from "../scripts/widgets/generate.ts";
import { listedWidgets } from "../scripts/widgets/listed-widgets.ts";
import { widgetReads } from "../packages/react/src/data/prefetch/widget-reads.ts";
import { root } from "./source-files.ts";

const generated = await generatedWidgetFiles();
const widgets = await listedWidgets();

it.each(Object.entries(generated))("%s is what `npm run generate` writes", (file, text) => {
  expect(readFileSync(join(root, file), "utf8")).toBe(text);
});

it.each(widgets)("$name has its element, its sample and its stories beside it", ({ name, folder }) => {
  const files = globSync(`${name}.*`, { cwd: join(root, "packages/react/src/widgets", folder) });
  expect(files).toEqual(
    expect.arrayContaining([".tsx", ".element.ts", ".sample.tsx", ".stories.tsx"].map((end) => name + end)),
  );
});

/**
 * Places besides its folder and its words, which no list can derive, because a type, a reader or a budget names each
 * widget.
 */
const places = [
  "packages/react/CHANGELOG.md",
  "packages/react/README.md",
  "packages/react/src/element/every-element.ts",
  "packages/react/src/index.ts",
  "test/sizes.test.ts",
];

const searched = globSync("**/*.{ts,tsx,mjs,js,json,jsonc,css,html,md,mdx,txt}", {
  cwd: root,
  exclude: (path) => /(^|[\\/])(node_modules|dist|build|\.next|test-results)$/.test(path),
}).map((path) => path.replaceAll("\\", "/"));

it("CodeTimeline is named in its folder, the list, and where each widget must be named by hand", () => {
  const names = /CodeTimeline|codeTimeline|code-timeline/;
  const own = /^packages\/react\/src\/widgets\/timeline\/CodeTimeline\//;
  const written = [...Object.keys(generated), "packages/react/api.txt"];
  const about = ["docs/decisions/0030-codes-over-time.md", "packages/react/test/screens/code-timeline.tsx"];
  const left = new Set([...written, ...about, "test/widget-list.test.ts"]);
  const found = searched
    .filter((path) => !own.test(path) && !left.has(path))
    .filter((path) => names.test(readFileSync(join(root, path), "utf8")));
  expect(found.toSorted()).toEqual(places);
});

it.each(Object.entries(widgetReads))(
  "prefetchSeam reads for %s all that its element asks first",
  async (name, readAll) => {
    const tag = `seam-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const props = { deviceId: "a door", accessCodeId: "a code" };
    const listed = widgets.find(({ spec }) => spec.tag === tag);
    const asked =
      listed?.spec.calls?.(props).map(([{ path }, input]) => [path.replace("/internal/", "/"), input]) ?? [];
    expect(asked).not.toEqual([]);

    const reads: unknown[] = [];
    await readAll(props, async ({ call, input }) => {
      const path = call.replace(".", "/").replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      reads.push([`/${path}`, input]);
      return { device_id: "a door" } as never;
    });
    expect(reads).toEqual(expect.arrayContaining(asked));
  },
);
