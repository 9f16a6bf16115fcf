// The widgets' part of the proof: the device table of each kit, on the same page and data, in Chromium. A kit that does
// not finish with a number of locks is not measured further, so that the part always ends.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { kilobytes } from "../bundle-bytes.ts";
import { inTurn, kitsOf, type Visit, visit } from "../first-row.ts";
import { type Kit, type Site, startSite } from "../first-row-site.ts";
import { boundedBrowser, type BoundedBrowser } from "./bounded-browser.ts";
import { type Cell, type Column, figure, type Row, runs } from "./figures.ts";
import type { Established } from "./install.ts";
import { type Use, measureUse } from "./page-use.ts";

/** Seconds after which a kit is not measured further. */
const mostSecondsOfKit = 120 * runs;
const sizes = [10, 1000, 10_000];
const order: readonly Column[] = ["floor", "ours", "ours, React", "established, older", "established, newer"];

export async function measureWidgets({ kits: others }: Established, folder: string): Promise<Row[]> {
  const kits = await kitsOf(join(folder, "kits"), others);
  const browser = boundedBrowser();
  const site = await startSite(kits);
  const bench: Bench = { browser, site, kits, stopped: new Map(), spent: new Map() };
  try {
    const rows = [filesRow(kits)];
    for (const locks of sizes) {
      console.log(`  widgets with ${locks.toLocaleString("en")} locks`);
      rows.push(...(await visited(bench, locks)), ...(await used(bench, locks)));
    }
    return rows;
  } finally {
    await browser.close();
    await site.close();
  }
}

interface Bench {
  readonly browser: BoundedBrowser;
  readonly site: Site;
  readonly kits: readonly Kit[];
  /** Kits that did not finish, with the reason. */
  readonly stopped: Map<Kit, string>;
  /** Milliseconds that each kit has taken. */
  readonly spent: Map<Kit, number>;
}

/** Acts with each kit that has finished so far. The others only have a reason. */
async function attempts<Seen extends object>(
  { browser, kits, stopped, spent }: Bench,
  told: string,
  act: (browser: Browser, kit: Kit, seen: Partial<Seen>) => Promise<void>,
): Promise<Map<Kit, Attempt<Seen>[]>> {
  return inTurn(kits, runs, async (kit) => {
    const seen: Partial<Seen> = {};
    const before = stopped.get(kit);
    if (before !== undefined) return { seen, why: before };
    const begun = performance.now();
    const why = await browser.run((own) => act(own, kit, seen));
    spent.set(kit, (spent.get(kit) ?? 0) + performance.now() - begun);
    if (why === undefined && (spent.get(kit) ?? 0) > mostSecondsOfKit * 1000)
      stopped.set(kit, `took more than ${mostSecondsOfKit} s until ${told}, and was asked nothing more`);
    if (why === undefined) return { seen, why: "nothing was measured" };
    console.log(`  ${kit.label}, ${told}: ${why}`);
    stopped.set(kit, `${why} with ${told}, and was asked nothing more`);
    return { seen, why };
  });
}

interface Attempt<Seen> {
  readonly seen: Partial<Seen>;
  /** Reason for missing figures. */
  readonly why: string;
}

function cellOf<Seen>(all: readonly Attempt<Seen>[] = [], part: keyof Seen, scale = 1): Cell {
  const found = all.map(({ seen, why }) => (seen[part] ?? why) as number | string);
  const values = found.filter((value) => typeof value === "number");
  if (values.length > 0) return figure(values.map((value) => value / scale));
  return found.find((value) => typeof value === "string") ?? "nothing was measured";
}

const each = (kits: readonly Kit[], cell: (kit: Kit) => Cell): Row["cells"] =>
  Object.fromEntries(kits.map((kit, at) => [order[at], cell(kit)]));

const named = (locks: number): string => `${locks.toLocaleString("en")} locks`;

/** Sizes of all files in a kit's folder for a page: ours with all its languages, the established kits with English. */
function filesRow(kits: readonly Kit[]): Row {
  const bytes = ({ folder, script, style }: Kit): Cell => {
    if (script === "floor.js") return figure([kilobytes(readFileSync(join(folder, script)))]);
    const files = [...globSync("**/*.js", { cwd: folder }), ...(style === undefined ? [] : [style])];
    return figure([files.reduce((sum, file) => sum + kilobytes(readFileSync(join(folder, file))), 0)]);
  };
  return { part: "Widgets", what: "all scripts and the stylesheet", unit: "kB gzip", cells: each(kits, bytes) };
}

async function visited(bench: Bench, locks: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const slower of [1, 4]) {
    const told = `${named(locks)}${slower > 1 ? `, CPU ${slower}× slower` : ""}`;
    const seen = await attempts<Visit>(bench, told, async (browser, kit, own) => {
      Object.assign(own, await visit(browser, bench.site, kit, { name: told, locks, slower }));
    });
    const cells = (part: keyof Visit, scale = 1) => each(bench.kits, (kit) => cellOf(seen.get(kit), part, scale));
    if (locks === 10 && slower === 1)
      rows.push({ part: "Widgets", what: "until a table shows", unit: "kB gzip", cells: cells("bytes", 1000) });
    rows.push({ part: "Widgets", what: `first row, ${told}`, unit: "ms", cells: cells("row") });
  }
  return rows;
}

async function used(bench: Bench, locks: number): Promise<Row[]> {
  const seen = await attempts<Use>(bench, named(locks), (browser, kit, own) =>
    measureUse(browser, bench.site, kit, locks, own),
  );
  const row = (part: keyof Use, what: string, unit: string): Row => ({
    part: "Widgets",
    what: `${what}, ${named(locks)}`,
    unit,
    cells: each(bench.kits, (kit) => cellOf(seen.get(kit), part)),
  });
  return [
    row("heapMb", "heap", "MB"),
    row("nodes", "DOM nodes", "nodes"),
    row("keyMs", "a key in the search until its rows show", "ms"),
    row("backMs", "back from details until the list shows", "ms"),
    row("calls", "calls at start", "calls"),
  ];
}
