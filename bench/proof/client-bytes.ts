// Cost of loading the clients of the platform API: in a page, and in a program.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { kilobytes } from "../bundle-bytes.ts";
import { type Cell, figure, runs } from "./figures.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Size of the gzipped script of a page that imports `name` of a package.
 * @param from - Folder where the package is found.
 */
export async function bytesInPage(from: string, packageName: string, name: string): Promise<Cell> {
  const folder = mkdtempSync(join(from, "entry-"));
  try {
    const entry = join(folder, "entry.js");
    writeFileSync(entry, `export { ${name} } from ${JSON.stringify(packageName)};\n`);
    const [result] = (await build({
      configFile: false,
      logLevel: "silent",
      root: folder,
      define: { "process.env.NODE_ENV": '"production"' },
      build: { write: false, lib: { entry, formats: ["es"] }, target: "es2022", minify: true },
    })) as [Rolldown.RolldownOutput];
    const code = result.output.map((part) => (part.type === "chunk" ? part.code : ""));
    return figure([code.reduce((sum, each) => sum + kilobytes(each), 0)]);
  } catch {
    return "it could not be bundled for a page by Vite";
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds to import a package in a new process. */
export function importMs(from: string, packageName: string): Cell {
  const program = `const begun = performance.now(); await import(${JSON.stringify(packageName)});
    console.log(performance.now() - begun)`;
  const once = () =>
    Number(execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: from, encoding: "utf8" }));
  once();
  return figure(Array.from({ length: runs }, once));
}

export const ownFolder = join(root, "bench");
