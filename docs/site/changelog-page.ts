// What changed in each package, from its CHANGELOG.md.
import { readFileSync } from "node:fs";
import { prose } from "./markdown.ts";

const packages = ["server", "react", "client", "webhooks"] as const;

export const changelogPage = (): string =>
  [
    "# Changelog",
    "What changed in each package, the newest version first.",
    ...packages.map((name) => changesOf(name)),
  ].join("\n\n");

/** The versions of a package stand one level below its name, with the name in them: their anchors differ. */
function changesOf(name: string): string {
  const text = readFileSync(new URL(`../../packages/${name}/CHANGELOG.md`, import.meta.url), "utf8");
  const versions = text.replace(/^# .*\n/, "").replaceAll(/^## (.*)$/gm, `### @mortise/${name} $1`);
  return [`## Changes of @mortise/${name}`, prose(versions.trim())].join("\n\n");
}
