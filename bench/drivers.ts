// Measures real links over the published Z-Wave JS server with a mock radio (test/hubs): the time until locks appear,
// until a bolt's report arrives, and until a killed hub is found again. Also checks that no bolt is reported falsely
// and no code is left on a lock. A hub with many locks shows whether the first inventory works.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { furnish, type House, until } from "./hub-house.ts";
import { report } from "./report.ts";

const exec = promisify(execFile);
/**
 * Number of locks of the large hub. The mock radio interviews each for seconds before the hub is ready, so
 * `BENCH_LOCKS=200` takes a quarter of an hour.
 */
const manyLocks = Number(process.env["BENCH_LOCKS"] ?? 40);
const commands = 200;
const codes = 100;
/** Locks of the small hub: half with Supervision, half without, whose bolts travel. */
const fewLocks = 8;
const nodes = Array.from({ length: fewLocks }, (_, index) => 2 + index);
/** Deadline of a command. */
const deadlineMs = 30_000;
const goals = { firstLockMs: 2000, reportMs: 250, backMs: 15_000, inventoryMs: 5000 };

interface Attempt {
  action_attempt: { status: string };
}
interface Bolt {
  locked: boolean;
}

const reportTime = (what: string, milliseconds: number, goal: number) =>
  report(what, `${Math.round(milliseconds)} ms`, milliseconds <= goal, `≤ ${goal} ms`);

export async function run(): Promise<void> {
  await exec(process.execPath, [fileURLToPath(new URL("../scripts/hubs.mjs", import.meta.url)), "--install"]);
  const small = await furnish(fewLocks);
  const { listed, first } = small.times;
  reportTime(`from "Connect" to the list of ${fewLocks} locks`, listed, goals.firstLockMs);
  reportTime(
    `from "Connect" to the first lock in the API, without the time to choose`,
    listed + first,
    goals.firstLockMs,
  );
  await timeReports(small);
  await countLies(small);
  await countOrphans(small);
  await countLate(small);
  await timeReturn(small);
  await small.close();
  const big = await furnish(manyLocks);
  const all = big.times.listed + big.times.all;
  reportTime(`from "Connect" to the whole first inventory, ${manyLocks} locks`, all, goals.inventoryMs);
  console.log(`  memory of the server with ${manyLocks} locks: ${big.server.residentMb()?.toFixed(0) ?? "?"} MB`);
  await big.close();
}

/** Measures the time from the bolt's report on the radio to the device that clients read. */
async function timeReports({ hub, doorAt }: House): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const locked = round % 2 === 0;
    await hub().tell("turn", { node: 2, locked });
    times.push(await until(async () => (await doorAt(2))?.properties.locked === locked));
  }
  const median = times.toSorted((one, other) => one - other)[times.length / 2] ?? 0;
  reportTime("from a bolt's report to the device as sent, median of 20", median, goals.reportMs);
}

/** Counts commands that succeeded without their bolt in place, while locks may travel or jam. */
async function countLies({ hub, ask, doorAt }: House): Promise<void> {
  let lies = 0;
  for (let round = 0; round < commands; round += 1) {
    const node = 2 + (round % fewLocks);
    const isTroubled = round % 25 === 24;
    if (isTroubled) await hub().tell("jam", { node });
    const locked = Math.floor(round / fewLocks) % 2 === 0;
    const { action_attempt } = await ask<Attempt>(`/locks/${locked ? "lock_door" : "unlock_door"}`, {
      device_id: (await doorAt(node))?.device_id,
      sync: true,
    });
    const is = (await hub().tell<Bolt>("state", { node })).locked;
    if (action_attempt.status === "success" && is !== locked) lies += 1;
    if (isTroubled) await hub().tell("mend", { node });
  }
  report(`successes whose bolt was elsewhere, ${commands} commands`, String(lies), lies === 0, "0");
}

/** Counts unlocks that moved a lock after their deadline, sent while the locks were out of reach. */
async function countLate({ hub, ask, doorAt }: House): Promise<void> {
  async function isLate(node: number): Promise<boolean> {
    const device_id = (await doorAt(node))?.device_id;
    await hub().tell("turn", { node, locked: true });
    await hub().tell("cut", { node });
    await ask<Attempt>("/locks/unlock_door", { device_id, sync: true });
    await hub().tell("mend", { node });
    await new Promise((resolve) => setTimeout(resolve, deadlineMs));
    return !(await hub().tell<Bolt>("state", { node })).locked;
  }
  const late = (await Promise.all(nodes.map(isLate))).filter(Boolean).length;
  report(`unlocks after their deadline, ${nodes.length} locks out of reach`, String(late), late === 0, "0");
}

/** Counts codes that stay on a lock after they were created and deleted through the API, on all locks at once. */
async function countOrphans({ hub, ask, doorAt }: House): Promise<void> {
  async function writeAndDelete(node: number, round: number): Promise<void> {
    const device_id = (await doorAt(node))?.device_id;
    const code = String(1000 + round);
    const made = await ask<{ access_code: { access_code_id: string } }>("/access_codes/create", { device_id, code });
    const { access_code_id } = made.access_code;
    const status = async () =>
      (await ask<{ access_code: { status: string } }>("/access_codes/get", { access_code_id })).access_code.status;
    await until(async () => (await status()) === "set");
    await ask("/access_codes/delete", { access_code_id });
    const left = async () => (await ask<{ access_codes: object[] }>("/access_codes/list", { device_id })).access_codes;
    await until(async () => (await left()).length === 0);
  }
  await Promise.all(
    nodes.map(async (node, at) => {
      for (let round = at; round < codes; round += fewLocks) await writeAndDelete(node, round);
    }),
  );
  let orphans = 0;
  for (const node of nodes) orphans += (await hub().tell<{ codes: number[] }>("state", { node })).codes.length;
  report(`codes left on locks after ${codes} rounds of writing and deleting`, String(orphans), orphans === 0, "0");
}

/** Measures the time from the return of a killed hub to a command that its bolt confirms. */
async function timeReturn({ hub, startAgain, ask, doorAt }: House): Promise<void> {
  const device_id = (await doorAt(2))?.device_id;
  await hub().kill();
  await startAgain();
  const isLocked = async () => {
    const { action_attempt } = await ask<Attempt>("/locks/lock_door", { device_id, sync: true });
    return action_attempt.status === "success" && (await hub().tell<Bolt>("state", { node: 2 })).locked;
  };
  reportTime("from a killed hub's return to a command that its bolt confirms", await until(isLocked), goals.backMs);
}
