// Measures the first row of a device table on a page of our own elements, of the React entry, of no kit at all (the
// floor), and of other kits that share the element's name, alternately in one run.
import { cp, mkdir } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext } from "@playwright/test";
import { build, mergeConfig } from "vite";
import { aheadConfig, elementsConfig } from "../vite.web.config.ts";
import { attributesFor, type Kit, type Site, startSite } from "./first-row-site.ts";
import { askedAhead, shownIn, type View } from "./first-row-views.ts";
import { measurePageNodes } from "./page-nodes.ts";
import { measurePageShift } from "./page-shift.ts";
import { report } from "./report.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface Condition {
  readonly name: string;
  readonly locks: number;
  /** @default the device table */
  readonly view?: View;
  /** Factor by which the processor is slowed down. */
  readonly slower?: number;
  /** Whether the line has 1.6 Mbit/s down, 0.75 up, 150 ms. */
  readonly isSlowLine?: boolean;
  /** Whether the page was visited before, in the same browser. */
  readonly isWarm?: boolean;
  /** Goal, as a multiple of the floor. @default no goal */
  readonly goal?: number;
  /** Goal of a page with ahead.js. @default the same */
  readonly goalAhead?: number;
}

const conditions: readonly Condition[] = [
  { name: "10 locks", locks: 10, goal: 1.5, goalAhead: 1.6 },
  { name: "10 locks, CPU 4× slower", locks: 10, slower: 4, goal: 1.6, goalAhead: 1.5 },
  { name: "10 locks, slow line", locks: 10, isSlowLine: true, goal: 1.2, goalAhead: 1.3 },
  { name: "10 locks, second visit", locks: 10, isWarm: true, goal: 1.3 },
  { name: "1,000 locks", locks: 1000 },
  { name: "table of 20 codes", locks: 10, view: "codes", goal: 1.5 },
  { name: "table of 20 codes, CPU 4× slower", locks: 10, view: "codes", slower: 4, goal: 1.6 },
  { name: "details of a lock", locks: 10, view: "details", goal: 1.5 },
  { name: "details of a lock, CPU 4× slower", locks: 10, view: "details", slower: 4, goal: 1.6 },
  { name: "a page with six elements", locks: 10, view: "all", goal: 1.5 },
];

export interface Visit {
  /** Milliseconds until the first row was painted. */
  readonly row: number;
  /** Milliseconds until the page showed anything. */
  readonly paint: number;
  /** Milliseconds beyond 50 of each long task until then, in all. */
  readonly blocked: number;
  readonly longest: number;
  readonly shift: number;
  /**
   * Part of the shift after the document was read. Before that, a browser paints half a document, which moves by
   * itself.
   */
  readonly lateShift: number;
  readonly calls: number;
  readonly twice: number;
  /** Bytes of scripts and stylesheets until then, compressed. */
  readonly bytes: number;
}

/**
 * Measures first rows.
 * @param others - Label and folder of kits with elements.js and index.min.css or index.css. They are run, never read.
 */
export async function measureFirstRows(
  browser: Browser,
  folder: string,
  others: readonly string[],
  rounds = 9,
): Promise<void> {
  const kits = (await kitsOf(folder, others)).flatMap((kit) => (kit.label === "React" ? [kit, askingAhead(kit)] : kit));
  const site = await startSite(kits);
  try {
    console.log(`  first row, ms (times the floor; blocked ms), median of ${rounds}:`);
    for (const condition of conditions) await measure(browser, site, kits, condition, rounds);
    await measurePageShift(browser, site, kits);
    await measurePageNodes(browser, site, kits);
  } finally {
    await site.close();
  }
}

export async function kitsOf(folder: string, others: readonly string[]): Promise<Kit[]> {
  await mkdir(folder, { recursive: true });
  const elements = join(folder, "elements");
  await build(mergeConfig(elementsConfig("preact"), { logLevel: "error", build: { outDir: elements } }));
  await build({
    configFile: false,
    logLevel: "error",
    root,
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["source", "module", "browser", "production"] },
    // These are settings of a page's build. A library's build would split off three times as many files.
    base: "./",
    build: {
      target: "es2022",
      outDir: join(folder, "react"),
      rolldownOptions: {
        input: { react: join(root, "bench/first-row-page/react.tsx") },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  await build(mergeConfig(aheadConfig(), { logLevel: "error", build: { outDir: join(folder, "react") } }));
  // These files are the output of `npm run build`.
  for (const door of ["elements", "react"])
    await cp(join(root, "packages/react/dist/index.min.css"), join(folder, door, "index.min.css"));
  return [
    { label: "floor", folder: join(root, "bench/first-row-page"), script: "floor.js" },
    { label: "elements", folder: elements, script: "elements.js", style: "index.min.css" },
    { label: "React", folder: join(folder, "react"), script: "react.js", style: "index.min.css" },
    ...others.map((each) => {
      const [label = "", path = ""] = each.split("=");
      const style = ["index.min.css", "index.css"].find((name) => existsSync(join(path, name)));
      if (!existsSync(join(path, "elements.js"))) throw new Error(`--kit ${each}: there is no elements.js in ${path}.`);
      return { label, folder: path, script: "elements.js", style };
    }),
  ];
}

/** Returns the same page with ahead.js, before the stylesheet, because a script waits for the stylesheets above it. */
export const askingAhead = (kit: Kit): Kit => ({
  ...kit,
  label: `${kit.label}, asked ahead`,
  head: (endpoint, view, folder) =>
    `<script async src="${folder}/ahead.js" data-${attributesFor(endpoint).replaceAll(" ", " data-")} data-ask="${askedAhead[view]}" data-disable-css-injection></script>`,
});

/**
 * Runs the kits alternately, so that other work of the machine slows down all alike. Each round begins with the next
 * kit, because a visit is slower after one kit than after another. The first of several rounds is for warming up.
 */
export async function inTurn<Acted>(
  kits: readonly Kit[],
  rounds: number,
  act: (kit: Kit) => Promise<Acted>,
): Promise<Map<Kit, Acted[]>> {
  const seen = new Map<Kit, Acted[]>(kits.map((kit) => [kit, []]));
  for (let round = rounds > 1 ? 0 : 1; round <= rounds; round += 1) {
    for (let turn = 0; turn < kits.length; turn += 1) {
      const kit = kits[(round + turn) % kits.length];
      if (!kit) continue;
      const acted = await act(kit);
      if (round > 0) seen.get(kit)?.push(acted);
    }
  }
  return seen;
}

async function measure(
  browser: Browser,
  site: Site,
  kits: readonly Kit[],
  condition: Condition,
  rounds: number,
): Promise<void> {
  const seen = await inTurn(kits, rounds, (kit) => visit(browser, site, kit, condition));
  const of = (kit: Kit | undefined, part: keyof Visit) =>
    middle((kit && seen.get(kit)?.map((each) => each[part])) ?? []);
  const floor = of(kits[0], "row");
  const shown = (kit: Kit) =>
    `${kit.label} ${of(kit, "row").toFixed(0)} (${(of(kit, "row") / floor).toFixed(2)}×; ${of(kit, "blocked").toFixed(0)})`;
  console.log(`    ${condition.name}: ${kits.map(shown).join(", ")}`);
  for (const kit of kits.filter(({ label }) => label === "elements" || label.startsWith("React"))) {
    const ratio = of(kit, "row") / floor;
    const goal = kit.head ? (condition.goalAhead ?? condition.goal) : condition.goal;
    if (goal)
      report(`${kit.label}: ${condition.name}`, `${ratio.toFixed(2)}× the floor`, ratio <= goal, `within ${goal}×`);
    const most = (part: keyof Visit) => Math.max(...(seen.get(kit) ?? []).map((each) => each[part]));
    if (most("twice") > 0 || most("calls") > 8 || most("shift") > 0) {
      report(
        `${kit.label}: calls of ${condition.name}`,
        `${most("calls")} calls, ${most("twice")} twice, shift ${most("shift")}`,
        false,
        "8, 0, 0",
      );
    }
  }
}

export async function visit(browser: Browser, site: Site, kit: Kit, condition: Condition): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  try {
    if (condition.isWarm) {
      await visitPage(context, site, kit, condition);
      // Unfinished requests of the first page must not count for the second.
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return await visitPage(context, site, kit, condition);
  } finally {
    await context.close();
  }
}

async function visitPage(
  context: BrowserContext,
  site: Site,
  kit: Kit,
  { locks, view = "table", slower = 1, isSlowLine = false }: Condition,
): Promise<Visit> {
  site.hold(locks);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (isSlowLine) {
    await devtools.send("Network.enable");
    const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
    await devtools.send("Network.emulateNetworkConditions", line);
  }
  if (slower > 1) await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(watch, shownIn[view]);
  await page.goto(site.pageOf(kit, view), { waitUntil: "commit" });
  await page.waitForFunction(() => (window as unknown as Watched).seen?.row, null, { timeout: 120_000 });
  const { row, tasks, shift, lateShift } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const paint = (await painted.jsonValue()) ?? Number.NaN;
  await page.close();
  const before = tasks.filter(([start]) => start < row).map(([, length]) => length);
  const asked = [...site.asked];
  return {
    row,
    paint,
    blocked: before.reduce((total, length) => total + Math.max(0, length - 50), 0),
    longest: Math.max(0, ...before),
    shift,
    lateShift,
    calls: asked.length,
    twice: asked.length - new Set(asked).size,
    bytes: site.sent,
  };
}

interface Seen {
  row: number;
  tasks: [start: number, length: number][];
  shift: number;
  lateShift: number;
}
interface Watched {
  seen?: Seen;
}

/**
 * Watches for the first row. Runs in the page before anything else. It knows no kit's classes: a row is there when a
 * name can be read.
 */
function watch([tag, text]: readonly [string, string]): void {
  const seen: Seen = { row: 0, tasks: [], shift: 0, lateShift: 0 };
  (window as unknown as Watched).seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("longtask", ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  observe("layout-shift", (entry) => {
    const { value, startTime } = entry as PerformanceEntry & { value: number };
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    seen.shift += value;
    if (page && page.domInteractive > 0 && startTime > page.domInteractive) seen.lateShift += value;
  });
  const look = () => {
    if (!new RegExp(text).test(document.querySelector(tag)?.textContent ?? "")) return requestAnimationFrame(look);
    // A task queued in a frame's callback runs once that frame was drawn.
    return requestAnimationFrame(() => setTimeout(() => (seen.row = performance.now())));
  };
  requestAnimationFrame(look);
}

export const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
