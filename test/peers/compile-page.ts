// Compiles a page of `pages/` in strict mode. The pages import from "kit"; what that is, is said here.
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const folder = join(import.meta.dirname, "pages");

interface PeerPage {
  readonly name: string;
  readonly version: string;
}

export const pages: readonly PeerPage[] = globSync("page-*.tsx", { cwd: folder })
  .toSorted()
  .map((name) => ({ name, version: basename(name, ".tsx").replace("page-", "") }));

/** What the compiler complains of; "" if of nothing. `kit`: "ours", or a package in the pages' own node_modules. */
export function compilePage({ name }: PeerPage, kit: string): string {
  const project = join(root, "test-results/peer-pages");
  mkdirSync(project, { recursive: true });
  const isOurs = kit === "ours";
  const react = isOurs ? join(root, "node_modules/@types/react") : join(folder, "node_modules/@types/react");
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
    // Our sources are compiled along, and hold under this option alone.
    ...(isOurs && { customConditions: ["source"], allowImportingTsExtensions: true, exactOptionalPropertyTypes: true }),
    paths: {
      kit: [isOurs ? join(root, "packages/react/src/index.ts") : join(folder, "node_modules", kit)],
      react: [react],
      "react/*": [`${react}/*`],
    },
  };
  const config = join(project, `${kit}-${name}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions, files: [join(folder, name)] }));
  try {
    execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", config], { encoding: "utf8", cwd: root });
    return "";
  } catch (error) {
    return (error as { stdout?: string }).stdout || (error as Error).message;
  }
}
