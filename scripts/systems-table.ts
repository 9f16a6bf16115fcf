// Writes the README's table of systems with a driver in the server. `npm run generate` runs it, and a test compares the
// result.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { exampleOf } from "../packages/server/src/driver/own-description.ts";
import { ownSystems } from "../packages/server/src/hubs/driver-processes/own-systems.ts";

const marked = /(<!-- systems: npm run generate -->\n)[^]*?(\n<!-- end of systems -->)/;

/** Returns the text with the current table. */
export function withSystems(text: string): string {
  if (!marked.test(text)) throw new Error("README.md has lost the marks around its table of systems. Put them back.");
  const rows = ownSystems.map(({ description }) => {
    const { kind, displayName, page } = description;
    return `| [${displayName}](docs/${page}.md) | \`accounts add ${kind} ${exampleOf(description).example} --user USER\` |`;
  });
  const table = [
    "| System, and what is confirmed there | Its command, with an address as an example |",
    "|---|---|",
    ...rows,
  ];
  return text.replace(marked, (_, start: string, end: string) => `${start}${table.join("\n")}${end}`);
}

export const readmePath = fileURLToPath(new URL("../README.md", import.meta.url));

if (import.meta.main) writeFileSync(readmePath, withSystems(readFileSync(readmePath, "utf8")));
