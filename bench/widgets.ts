// The widgets in Chromium with ten and with ten thousand devices: showing, searching, locking, and sizes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { browserArgs, ensureBrowser } from "../scripts/test/browser.ts";
import { measureFirstRows } from "./first-row.ts";
import { measureRenderedRows } from "./rendered-rows.ts";
import { report } from "./report.ts";
import { measureBytes } from "./widget-bytes.ts";
import { measureBack, measureLetters, measureUnlock } from "./widget-presses.ts";
import { startProcess } from "./server-process.ts";
import { servePage, type ServedPage } from "./widgets-page.ts";
import type { Session } from "./widgets-page/page.tsx";

const goals = {
  firstRowRatio: 2,
  keystrokeMs: 16,
  rows: 1,
};
const doors = ["react", "elements"] as const;
type Door = (typeof doors)[number];

interface Options {
  readonly kits: readonly string[];
  /** Names among `rendered`, `first`, `lists`, `presses` and `bytes`. */
  readonly parts: readonly string[];
}

export async function run({ kits, parts }: Options): Promise<void> {
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
  const folder = mkdtempSync(join(tmpdir(), "mortise-bench-"));
  const server = await startProcess<Server>(["--conditions=source", "packages/server/src/main.ts", "serve", "--json"], {
    PORT: "0",
    DATA_DIR: folder,
    DATABASE_URL: "",
  });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const served = await servePage(join(folder, "page"));
  try {
    if (isWanted("rendered")) await measureRenderedRows(browser, folder);
    if (isWanted("first")) await measureFirstRows(browser, join(folder, "first-row"), kits);
    const [ten, tenThousand] = [await worldOfTen(server.facts), await createWorld(server.facts, "huge")];
    for (const door of doors) {
      if (isWanted("lists")) {
        await measureFirstRow(door, () => open(browser, served, door), ten, tenThousand);
        await measureTyping(door, await open(browser, served, door), tenThousand);
        await measureToggle(door, await open(browser, served, door), tenThousand);
      }
      if (isWanted("presses")) await measurePresses(door, () => open(browser, served, door), ten, tenThousand);
    }
  } finally {
    await browser.close();
    await served.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (isWanted("bytes")) await measureBytes();
}

interface Server {
  url: string;
  sandbox_key: string;
}

interface World extends Session {
  call<Body>(path: string, body?: object): Promise<Body>;
}

async function createWorld({ url, sandbox_key }: Server, world: "hotel" | "huge"): Promise<World> {
  const post = async <Body>(path: string, key: string, body: object = {}): Promise<Body> => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const input = { world, lock_delay_ms: 100 };
  const made = await post<{ api_key: string; client_session_token: string }>(
    "/sandbox/workspaces/create",
    sandbox_key,
    input,
  );
  return { endpoint: url, token: made.client_session_token, call: (path, body) => post(path, made.api_key, body) };
}

interface Device {
  device_id: string;
  properties: { name: string; online: boolean; locked?: boolean };
  errors: unknown[];
}

const devicesOf = async (world: World) =>
  (await world.call<{ devices: Device[] }>("/devices/list", { limit: 100 })).devices;

/** Creates the hotel with only its first ten devices. */
async function worldOfTen(server: Server): Promise<World> {
  const world = await createWorld(server, "hotel");
  for (const { device_id } of (await devicesOf(world)).slice(10)) await world.call("/devices/delete", { device_id });
  return world;
}

/** Opens a new page with the code of its widgets loaded, so that the first measurement does not include that. */
async function open(browser: Browser, served: ServedPage, door: Door): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.goto(`${served.url}index.html`);
  if (door === "elements") await page.addScriptTag({ type: "module", url: `${served.url}elements.js` });
  await page.waitForFunction(
    (tag) => "showTable" in window && (tag === "" || customElements.get(tag)),
    door === "react" ? "" : "seam-device-table",
  );
  return page;
}

const show = (page: Page, door: Door, { endpoint, token }: World, device_id?: string): Promise<number> =>
  page.evaluate(([name, session, id]) => window.showTable(name, session, id), [
    door,
    { endpoint, token },
    device_id,
  ] as const);

/** Waits until the list shows the count of all devices, which means that it is complete. */
const whole = (page: Page) => page.locator(".seam-count", { hasText: "10,000" }).first().waitFor({ timeout: 60_000 });

async function measureFirstRow(
  door: Door,
  openPage: () => Promise<Page>,
  ten: World,
  tenThousand: World,
): Promise<void> {
  const once = async (world: World): Promise<number> => {
    const page = await openPage();
    const took = await show(page, door, world);
    await page.close();
    return took;
  };
  const [few, many]: [number[], number[]] = [[], []];
  // The first two turns are for warming up. Ten and ten thousand alternate, so that other work of the machine slows
  // down both alike.
  for (let turn = 0; turn < 10; turn += 1) {
    const [one, other] = [await once(ten), await once(tenThousand)];
    if (turn < 2) continue;
    few.push(one);
    many.push(other);
  }
  const ratio = middle(many) / middle(few);
  const told = `${ratio.toFixed(2)}× (${middle(many).toFixed(0)} ms, with 10 ${middle(few).toFixed(0)} ms)`;
  report(
    `${door}: first row on screen with 10,000 devices`,
    told,
    ratio <= goals.firstRowRatio,
    `within ${goals.firstRowRatio}× of 10`,
  );
}

/**
 * Keys of searches among names like "Building 07, 3.12": keys that match thousands, hundreds, few, one, none, and back;
 * others; a pattern.
 */
const typed = ["07, 3.12x", back(9), "ya4", back(3), "^b.*7$", back(6)].flatMap((keys) => Array.from(keys));
/** Pause, longer than the delay after which the count is announced, so that this work still counts for its key. */
const restMs = 800;

async function measureTyping(door: Door, page: Page, world: World): Promise<void> {
  await show(page, door, world);
  await whole(page);
  const box = page.getByRole("searchbox");
  await box.focus();
  const work = await watchWork(page);
  await page.waitForTimeout(restMs);
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round += 1) rounds.push(await typeOnce(page, work));
  // Each key has the median of its rounds, which excludes other work of the machine and garbage collection after
  // loading.
  const own = typed.map((_, key) => middle(rounds.map((round) => round[key] ?? Number.NaN)));
  const told = `median ${middle(own).toFixed(1)} ms, p95 ${share(own, 0.95).toFixed(1)} ms, most ${Math.max(...own).toFixed(1)} ms`;
  const what = `${door}: main-thread work per keystroke in the search of 10,000`;
  report(what, told, share(own, 0.95) < goals.keystrokeMs, `under ${goals.keystrokeMs} ms at p95`);
  await page.close();
}

/** Milliseconds of work per key, minus the work of the idle page. */
async function typeOnce(page: Page, work: Work): Promise<number[]> {
  const idle: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) idle.push(await work(() => page.waitForTimeout(restMs)));
  const keys: number[] = [];
  for (const key of typed)
    keys.push(
      await work(async () => {
        await page.keyboard.press(key);
        await page.waitForTimeout(restMs);
      }),
    );
  return keys.map((spent) => Math.max(0, spent - middle(idle)));
}

type Work = (during: () => Promise<void>) => Promise<number>;

/**
 * Returns a function that measures the processor time of the page's main thread during an act: script, style, layout
 * and painting.
 */
async function watchWork(page: Page): Promise<Work> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
  return async (during) => {
    const before = await spent();
    await during();
    return (await spent()) - before;
  };
}

async function measurePresses(
  door: Door,
  openPage: () => Promise<Page>,
  ten: World,
  tenThousand: World,
): Promise<void> {
  const details = await openPage();
  await show(details, door, ten, await lockedDoor(ten));
  await measureUnlock(door, details);
  await details.close();
  const list = await openPage();
  await show(list, door, tenThousand);
  await whole(list);
  await measureBack(door, list);
  await measureLetters(door, list);
  await list.close();
}

async function lockedDoor(world: World): Promise<string> {
  const device = (await devicesOf(world)).find(
    ({ properties, errors }) => properties.online && properties.locked === true && errors.length === 0,
  );
  if (device === undefined) throw new Error("The world has no locked door in good order among its first.");
  return device.device_id;
}

async function measureToggle(door: Door, page: Page, world: World): Promise<void> {
  await show(page, door, world, await lockedDoor(world));
  await whole(page);
  const unlock = page.getByRole("button", { name: "Unlock", exact: true });
  await unlock.waitFor();
  await page.waitForTimeout(restMs);
  await page.evaluate(() => window.watchRows());
  await unlock.click();
  await page.getByRole("button", { name: "Lock", exact: true }).waitFor();
  await page.waitForTimeout(restMs);
  const { changed, rendered } = await page.evaluate(() => window.changedRows());
  const told = door === "react" ? `${changed} changed, ${rendered} rendered` : `${changed} changed`;
  report(
    `${door}: rows that a lock's toggle touches among 10,000`,
    told,
    Math.max(changed, rendered) === goals.rows,
    `${goals.rows}`,
  );
  await page.close();
}

const share = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

const middle = (values: readonly number[]): number => share(values, 0.5);

function back(times: number): string[] {
  return Array.from({ length: times }, () => "Backspace");
}
