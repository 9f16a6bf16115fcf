// Size of a page with one widget that esbuild bundles from the built packages. kB = 1000 bytes, gzip, without React and
// TanStack Query.
import { join } from "node:path";
import { build, type Metafile } from "esbuild";
import { describe, expect, it } from "vitest";
import { kilobytes } from "../bench/bundle-bytes.ts";

const root = join(import.meta.dirname, "..");
const oneWidget = 'export { SeamProvider, DeviceTable } from "@mortise/react";';
const elements = 'import "@mortise/react/elements";';
const isLanguage = (path: string) => /\/strings\/(problems\/)?(ar|de|es|fr|ja|pt-BR|zh-CN)\.js$/.test(path);

/** Bundles a page. Returns the files that it loads at once: the entry's file and its static imports. */
async function atOnce(contents: string, splitting: boolean) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root, sourcefile: "entry.js" },
    bundle: true,
    minify: true,
    splitting,
    format: "esm",
    outdir: join(root, "out"),
    write: false,
    metafile: true,
    external: contents === elements ? [] : ["react", "react-dom", "@tanstack/*"],
    define: { "process.env.NODE_ENV": '"production"' },
    absWorkingDir: root,
  });
  const files = new Set<string>();
  follow(metafile, "out/stdin.js", files);
  const loaded = outputFiles.filter(({ path }) => files.has(path.slice(root.length + 1)));
  const inputs = [...files].flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}));
  return {
    kB: loaded.reduce((sum, { text }) => sum + kilobytes(text), 0),
    languages: inputs.filter(isLanguage).length,
  };
}

function follow({ outputs }: Metafile, file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  for (const { kind, path, external } of outputs[file]?.imports ?? [])
    if (kind !== "dynamic-import" && external !== true) follow({ inputs: {}, outputs }, path, seen);
}

describe("a page with one widget, by esbuild", () => {
  it.each([
    ["in React, with --splitting", oneWidget, true, 101, 0],
    ["in React, without: sentences of seven languages come too", oneWidget, false, 121, 7],
    ["as an element, with --splitting: until its first rows are asked for", elements, true, 19, 0],
    ["as an element, without: everything in all languages", elements, false, 270, 14],
  ])("%s", async (_how, code, splitting, most, languages) => {
    const loaded = await atOnce(code, splitting);
    expect(loaded.languages).toBe(languages);
    expect(loaded.kB).toBeLessThanOrEqual(most);
    // The README's figure must be near the measured one.
    expect(loaded.kB).toBeGreaterThan(most * 0.9);
  });
});
