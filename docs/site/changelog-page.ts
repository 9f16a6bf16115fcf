// Writes the page of each package's changes from its CHANGELOG.md.
import { readFileSync } from "node:fs";
import { prose } from "./markdown.ts";

const packages = ["server", "react", "client", "webhooks"] as const;

export const changelogPage = (): string =>
  [
    "# Changelog",
    "What changed in each package, the newest version first.",
    ...packages.map((name) => changesOf(name)),
  ].join("\n\n");

/**
 * Returns a package's versions one level below its name. Each has the name in its heading, so that their anchors
 * differ.
 */
function changesOf(name: string): string {
  const text = readFileSync(new URL(`../../packages/${name}/CHANGELOG.md`, import.meta.url), "utf8");
  const versions = text.replace(/^# .*\n/, "").replaceAll(/^## (.*)$/gm, `### @mortise/${name} $1`);
  return [`## Changes of @mortise/${name}`, prose(versions.trim())].join("\n\n");
}
