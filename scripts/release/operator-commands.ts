// Collects the commands that the pages for operators show: blocks of shell, and commands within sentences.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

export const operatorPages = [
  "docs/self-hosting.md",
  "docs/monitoring/README.md",
  "docs/monitoring/alerts.yaml",
  "docs/monitoring/prometheus.yml",
  "gallery/guides/self-hosting.md",
  "deploy/Caddyfile",
  "deploy/Dockerfile",
  "deploy/compose.yaml",
  "deploy/prometheus.yml",
  "deploy/.env.example",
];

/** Installation in which a command runs: the npm package, a clone, containers, or any machine. */
export type Installation = "package" | "clone" | "containers" | "any";

export interface Shown {
  page: string;
  /** Lines for the shell. */
  text: string;
  installation: Installation;
}

/** Commands in the order of the pages, so that a command finds the results of earlier ones. */
export const shownCommands = (): Shown[] =>
  operatorPages.flatMap((page) =>
    commandsIn(readFileSync(join(root, page), "utf8")).map((text) => ({
      page,
      text,
      installation: installationOf(text),
    })),
  );

const fence = /^```(\w*)\n([^]*?)^```$/gm;
const programs = /^(?:npx|npm|docker|systemctl|journalctl|curl|apt|install|openssl|runuser) \S/;

/** First words of commands. */
const begins = new Set([
  "npx mortise",
  "npm run mortise --",
  "npm install",
  "docker compose",
  "docker compose exec mortise mortise",
]);

/** Blocks marked `sh`, lines of crontabs, and code within sentences that begins with a program. */
function commandsIn(page: string): string[] {
  const blocks = [...page.matchAll(fence)].flatMap(([, language, text = ""]) =>
    language === "sh" ? [text] : language === "cron" ? [text.replace(/^(?:\S+ ){5}/, "").replaceAll("\\%", "%")] : [],
  );
  const spans = [...page.replaceAll(fence, "").matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
  return [
    ...blocks,
    ...new Set(spans.filter((text) => programs.test(text) && !text.includes("…") && !begins.has(text))),
  ];
}

function installationOf(text: string): Installation {
  if (/^docker |docker compose|mortise\/deploy/m.test(text)) return "containers";
  if (/npm run |npm start|npm ci/.test(text)) return "clone";
  return text.includes("npx mortise") ? "package" : "any";
}
