// Compiles a page in strict mode. The page imports from "kit" and "kit/hooks", which are resolved here.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const folder = join(import.meta.dirname, "pages");
const project = join(root, "test-results/peer-pages");

/**
 * Returns the compiler's complaints, or "" if there are none.
 * @param kit - "ours", or a version whose package is in the pages' folder.
 */
export function compilePage(page: string, kit: string): string {
  mkdirSync(project, { recursive: true });
  const isOurs = kit === "ours";
  const react = join(isOurs ? root : folder, "node_modules/@types/react");
  const entry = (name: string) =>
    isOurs ? join(root, `packages/react/src/${name}.ts`) : join(folder, `node_modules/kit-${kit}/${name}.d.ts`);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: "es2022",
    lib: ["es2024", "dom", "dom.iterable"],
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "react-jsx",
    types: [],
    // Our sources are compiled too, and need this option.
    ...(isOurs && { customConditions: ["source"], allowImportingTsExtensions: true, exactOptionalPropertyTypes: true }),
    paths: { kit: [entry("index")], "kit/hooks": [entry("hooks")], react: [react], "react/*": [`${react}/*`] },
  };
  const config = join(project, `${kit}-${basename(page, ".tsx")}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [page] }));
  try {
    execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", config], { encoding: "utf8", cwd: root });
    return "";
  } catch (error) {
    return (error as { stdout?: string }).stdout || (error as Error).message;
  }
}

/** Writes a page where it can be compiled. */
export function writePage(name: string, text: string): string {
  mkdirSync(project, { recursive: true });
  const file = join(project, name);
  writeFileSync(file, text);
  return file;
}
