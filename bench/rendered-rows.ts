// Measures the first paint of a page whose server has rendered its rows, beside the same HTML without any kit. The
// pages contain only the rows, so these are painted first.
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import { build, type InlineConfig } from "vite";
import { type Condition, inTurn, middle, visit } from "./first-row.ts";
import { type Kit, startSite } from "./first-row-site.ts";
import { report } from "./report.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const goal = 1.05;

const conditions: readonly Condition[] = [
  { name: "10 locks", locks: 10 },
  { name: "10 locks, CPU 4× slower", locks: 10, slower: 4 },
  { name: "10 locks, slow line", locks: 10, isSlowLine: true },
  { name: "1,000 locks", locks: 1000 },
];

export async function measureRenderedRows(browser: Browser, folder: string, rounds = 9): Promise<void> {
  const kits = await pagesIn(join(folder, "rendered"));
  const site = await startSite(kits);
  try {
    console.log(`  first paint of rows that a server has rendered, ms, median of ${rounds}:`);
    for (const condition of conditions) {
      const seen = await inTurn(kits, rounds, (kit) => visit(browser, site, kit, condition));
      const [floor = Number.NaN, ours = Number.NaN] = kits.map((kit) =>
        middle((seen.get(kit) ?? []).map(({ paint }) => paint)),
      );
      const [, shift = Number.NaN] = kits.map((kit) =>
        Math.max(...(seen.get(kit) ?? []).map((each) => each.lateShift)),
      );
      const measured = `${ours.toFixed(0)} against ${floor.toFixed(0)}, ${(ours / floor).toFixed(2)}×, shift ${shift}`;
      const isMet = ours / floor <= goal && shift === 0;
      report(`rendered on a server: ${condition.name}`, measured, isMet, `within ${goal}×, shift 0`);
    }
  } finally {
    await site.close();
  }
}

async function pagesIn(folder: string): Promise<Kit[]> {
  const common: InlineConfig = {
    configFile: false,
    logLevel: "error",
    root,
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
  };
  const page = (name: string) => join(root, "bench/first-row-page", name);
  await build({
    ...common,
    resolve: { conditions: ["source", "module", "browser", "production"] },
    base: "./",
    build: {
      target: "es2022",
      outDir: folder,
      rolldownOptions: { input: { rendered: page("rendered.tsx") }, output: { entryFileNames: "[name].js" } },
    },
  });
  await build({
    ...common,
    ssr: { noExternal: true, resolve: { conditions: ["source", "module", "node", "production"] } },
    build: {
      ssr: true,
      outDir: join(folder, "server"),
      rolldownOptions: { input: { write: page("rendered-on-server.tsx") }, output: { entryFileNames: "[name].mjs" } },
    },
  });
  await cp(join(root, "packages/react/dist/index.min.css"), join(folder, "index.min.css"));
  const { writeRows } = (await import(pathToFileURL(join(folder, "server/write.mjs")).href)) as {
    writeRows: (endpoint: string) => Promise<{ rows: string; facts: string }>;
  };
  const style = "index.min.css";
  // A page that arrives in pieces gets its scrollbar late.
  const still = "<style>html{scrollbar-gutter:stable}</style>";
  return [
    { label: "HTML alone", folder, style, contents: async (endpoint) => still + (await writeRows(endpoint)).rows },
    {
      label: "rendered",
      folder,
      style,
      // As with frameworks, scripts that hydrate a page must not delay its content.
      contents: async (endpoint) => {
        const { rows, facts } = await writeRows(endpoint);
        return `${still}${rows}${facts}<script type="module" async fetchpriority="low" src="/kit/1/rendered.js"></script>`;
      },
    },
  ];
}
