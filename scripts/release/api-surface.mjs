// Writes the exports of each package, by entry, to packages/*/api.txt (`node scripts/release/api-surface.mjs`). A test
// compares them, so that no export appears or disappears unnoticed.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.mjs";

export const publicPackages = ["client", "react", "server", "webhooks"];

const list = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const declared =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gm;

/** Exported names of a source file. Entries name each export. */
function namesIn(path) {
  const text = readFileSync(path, "utf8");
  const listed = [...text.matchAll(list)].flatMap(([, names]) => names.split(","));
  const renamed = listed
    .map((name) =>
      name
        .trim()
        .replace(/^type\s+/, "")
        .replace(/^.*\sas\s+/, ""),
    )
    .filter((name) => name !== "");
  return [...new Set([...renamed, ...[...text.matchAll(declared)].map(([, name]) => name)])].toSorted();
}

/** A line per entry and name. Entries without source, such as stylesheets, have one line. */
export function surfaceOf(name) {
  const folder = join(root, "packages", name);
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const lines = Object.entries(exports).flatMap(([entry, target]) => {
    const names = typeof target === "object" && target.source ? namesIn(join(folder, target.source)) : [];
    return [entry].concat(names.map((each) => `${entry} ${each}`));
  });
  return `${lines.join("\n")}\n`;
}

export const surfaceFile = (name) => join(root, "packages", name, "api.txt");

if (process.argv[1] === import.meta.filename)
  for (const name of publicPackages) {
    const before = existsSync(surfaceFile(name)) ? readFileSync(surfaceFile(name), "utf8") : "";
    writeFileSync(surfaceFile(name), surfaceOf(name));
    if (before !== surfaceOf(name))
      console.log(`packages/${name}/api.txt has changed: say so in packages/${name}/CHANGELOG.md.`);
  }
