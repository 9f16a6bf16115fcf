// Commands to locks with twelve behaviours, a third of them with the server killed on the way. No command is sent
// twice, confirmed without its bolt, reported as unsent although it was sent, or followed by the report of a false
// movement.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { killAllAfterwards } from "../../../packages/server/test/processes/server-process.ts";
import { roundsOf } from "../../release.ts";
import { freePort, type HubProcess, startHub } from "../hub-process.ts";
import { type HubServer, startHubServer } from "../hub-server.ts";
import { pause } from "../movements-story.ts";

interface Attempt {
  action_attempt_id: string;
  status: string;
  error: { type: string; message: string } | null;
}
interface Truth {
  moves: number;
  locked: boolean;
  bolts: { locked: boolean; at: number }[];
}
type Deed = readonly [deed: string, input?: object];
interface Behaviour {
  name: string;
  /** Action before the command. */
  before?: Deed;
  /** Action after the lock has received the command, or a second later. */
  after?: Deed;
  /** Expected end of the attempt if no server is killed. */
  ends: RegExp;
}

const unsure = /^success|^action_attempt_expired/;
const behaviours: readonly Behaviour[] = [
  { name: "does as told", ends: /^success/ },
  { name: "travels", ends: /^success/ },
  { name: "moves later", before: ["bolt", { does: "later" }], ends: /^success/ },
  { name: "stays", before: ["bolt", { does: "stays" }], ends: /^action_attempt_expired/ },
  { name: "jams", before: ["bolt", { does: "jams" }], ends: /^lock_jammed/ },
  { name: "refuses", before: ["bolt", { does: "refuses" }], ends: /^(command_refused|action_attempt_expired)/ },
  { name: "moves, and its answers are lost", before: ["mute"], ends: unsure },
  {
    name: "moves, its answers are lost, and it is locked by hand",
    before: ["mute"],
    after: ["turn", { locked: true }],
    ends: unsure,
  },
  { name: "is out of reach", before: ["cut"], ends: /^(device_disconnected|action_attempt_expired)/ },
  { name: "is locked by hand at once", after: ["turn", { locked: true }], ends: unsure },
  { name: "was jammed already", before: ["jam"], ends: /^(lock_jammed|action_attempt_expired)/ },
  {
    name: "refuses first, and is jammed",
    before: ["jam", { refusesFirst: true }],
    ends: /^(lock_jammed|command_refused|action_attempt_expired)/,
  },
];

const mockHub = new URL("mock-hub.mjs", import.meta.url).pathname;
const rounds = roundsOf("HUB_ROUNDS", { usual: 2, release: 42 });
const patience = { timeout: 90_000 };
const nodeOf = (index: number) => index + 2;

killAllAfterwards();
const folder = mkdtempSync(join(tmpdir(), "mortise-many-"));
let hub: HubProcess;
let server: HubServer;
beforeAll(async () => {
  const port = await freePort();
  hub = await startHub(mockHub, [String(port), String(behaviours.length)]);
  server = await startHubServer(folder, ["zwave", `127.0.0.1:${port}`]);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await hub?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const truthOf = (node: number) => hub.tell<Truth>("state", { node });
const deedAt = (node: number, [deed, input = {}]: Deed) => hub.tell(deed, { node, ...input });

async function movementsOf(device_id: string): Promise<string[]> {
  type Listed = { events: { event_type: string }[] };
  const { events } = await server.ask<Listed>("/events/list", { since: "1970-01-01", device_id });
  return events
    .map(({ event_type }) => event_type)
    .filter((type) => /^lock\.(un)?locked$/.test(type))
    .toReversed();
}

async function endOf(attempt: Attempt): Promise<Attempt> {
  const find = async () => {
    const { action_attempt_id } = attempt;
    return (await server.ask<{ action_attempt: Attempt }>("/action_attempts/get", { action_attempt_id }))
      .action_attempt;
  };
  await expect.poll(async () => (await find().catch(() => attempt)).status, patience).not.toBe("pending");
  return find();
}

/** Whether all texts are among the others, in the same order. */
function isAmong(some: readonly string[], others: readonly string[]): boolean {
  let at = 0;
  return some.every((each) => (at = others.indexOf(each, at) + 1) > 0);
}

it(`${rounds * behaviours.length} commands over twelve behaviours of locks`, {
  timeout: rounds * 150_000,
}, async () => {
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const isKilled = round % 3 === 1;
    type Door = { device_id: string; properties: { name: string; online: boolean } };
    for (const index of behaviours.keys()) {
      await deedAt(nodeOf(index), ["mend"]);
      await deedAt(nodeOf(index), ["turn", { locked: true }]);
    }
    const doors = async () =>
      (await server.ask<{ devices: Door[] }>("/devices/list")).devices.filter(({ properties }) => properties.online);
    await expect.poll(async () => (await doors()).length, { timeout: 60_000 }).toBe(behaviours.length);
    await pause(5000);
    const found = await doors();
    const runs = behaviours.map((behaviour, index) => {
      // In each round, every lock has another behaviour.
      const node = nodeOf((index + round) % behaviours.length);
      const device_id = found.find(({ properties }) => properties.name.endsWith(` ${node}`))?.device_id ?? "";
      return { node, device_id, behaviour };
    });
    const before = await Promise.all(runs.map(({ node }) => truthOf(node)));
    const told = await Promise.all(runs.map(({ device_id }) => movementsOf(device_id)));
    for (const { node, behaviour } of runs) if (behaviour.before) await deedAt(node, behaviour.before);
    const attempts = await Promise.all(
      runs.map(async ({ device_id }) => {
        const { action_attempt } = await server.ask<{ action_attempt: Attempt }>("/locks/unlock_door", { device_id });
        return action_attempt;
      }),
    );
    const handTurns = runs.map(async ({ node, behaviour }, index) => {
      const isHeard = async () => (await truthOf(node)).moves > (before[index]?.moves ?? 0);
      for (let waited = 0; waited < 100 && !(await isHeard()); waited += 1) await pause(10);
      await pause(30);
      if (behaviour.after) await deedAt(node, behaviour.after);
    });
    if (isKilled) {
      await pause((round * 337) % 2000);
      await server.restart();
    }
    await Promise.all(handTurns);
    const ends = await Promise.all(attempts.map(endOf));
    await pause(6000);
    for (const [index, { node, device_id, behaviour }] of runs.entries()) {
      const truth = await truthOf(node);
      const [was, end] = [before[index], ends[index]];
      if (!was || !end) throw new Error("Every lock was looked at before, and every command has ended.");
      const outcome = end.error ? `${end.error.type}: ${end.error.message}` : end.status;
      const say = (what: string) => wrong.push(`round ${round}, ${behaviour.name}, ${outcome}: ${what}`);
      const bolts = truth.bolts.slice(was.bolts.length).map(({ locked }) => `lock.${locked ? "locked" : "unlocked"}`);
      const events = (await movementsOf(device_id)).slice((told[index] ?? []).length);
      const moves = truth.moves - was.moves;
      if (moves > 1) say(`sent ${moves} times`);
      if (end.status === "success" && !bolts.includes("lock.unlocked")) say("confirmed, and the bolt never moved");
      if (/nothing was sent/i.test(outcome) && moves > 0) say("called unsent, and was sent");
      if (!isAmong(events, bolts)) say(`told ${events.join()}, and the bolt did ${bolts.join()}`);
      if (!isKilled && !behaviour.ends.test(outcome)) say("ended in another way than this lock's");
    }
  }
  expect(wrong).toEqual([]);
});
