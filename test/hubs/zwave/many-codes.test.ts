// Rounds of codes on locks with and without Supervision: created, edited, erased at the keypad, switched off and
// deleted, with the server killed in between. In the end the locks hold exactly the API's codes, and then none.
import { expect, it } from "vitest";
import { roundsOf } from "../../release.ts";
import { type Code, codesHouse, patience } from "../codes-house.ts";
import { freePort, startHub } from "../hub-process.ts";

const mockHub = new URL("mock-hub.mjs", import.meta.url).pathname;
const rounds = roundsOf("HUB_ROUNDS", { usual: 3, release: 100 });
const nodes = [2, 3, 4, 5, 6, 7];
const house = codesHouse(async () => {
  const port = await freePort();
  const hub = await startHub(mockHub, [String(port), String(nodes.length)]);
  return { hub, account: ["zwave", `127.0.0.1:${port}`], stop: () => hub.kill() };
});
const lockAt = (node: number) => house.lock({ at: { node }, nameEndsIn: ` ${node}` });
type Lock = Awaited<ReturnType<typeof lockAt>>;

/** Returns random numbers that a seed repeats. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}
const random = randomOf(20_261_127);
let digits = 410_000;
const nextDigits = () => String((digits += 7));

/** Creates a code. A lock accepts at most ten codes a minute. */
async function create(lock: Lock): Promise<Code> {
  for (;;) {
    try {
      return await lock.create(nextDigits());
    } catch (error) {
      if (!String(error).includes("rate_limit")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5000));
    }
  }
}

async function deedsOf(lock: Lock): Promise<void> {
  const made = [await create(lock), await create(lock)];
  const places = await lock.places();
  const place = places[random(Math.max(places.length, 1))]?.place;
  if (place !== undefined)
    await lock.deed(["erase", "switchOff", "programAt"][random(3)] ?? "", { place, digits: nextDigits() });
  const [first, second] = made;
  if (first && random(2) === 0) await lock.remove(first);
  if (second && random(3) === 0)
    await lock.ask("/access_codes/update", { access_code_id: second.access_code_id, code: nextDigits() });
  const others = (await lock.list()).filter(({ status }) => status !== "removing");
  if (others.length > 5) for (const each of others.slice(0, 4)) await lock.remove(each);
}

it(`${rounds} rounds of codes leave nothing on a lock that is not told`, { timeout: rounds * 60_000 }, async () => {
  const locks = await Promise.all(nodes.map(lockAt));
  for (let round = 0; round < rounds; round += 1) {
    const [supervised, plain] = [locks[(round * 2) % 6], locks[(round * 2 + 1) % 6]];
    if (!supervised || !plain) throw new Error("There are six locks.");
    await Promise.all([deedsOf(supervised), deedsOf(plain)]);
    if (round % 3 === 1) await house.restart();
  }
  for (const lock of locks) {
    const isQuiet = async () =>
      (await lock.list()).filter(({ status, errors }) => status !== "set" && errors.length === 0).length;
    await expect.poll(isQuiet, patience).toBe(0);
    // Exactly the API's codes work at the lock, besides digits that somebody put in place of a code of ours, which the
    // API reports on that code.
    const difference = async () => {
      const held = (await lock.places()).flatMap(({ isOn, digits: on }) => (isOn ? [on] : []));
      const all = [...(await lock.list()), ...(await lock.foreign())];
      const has = ({ errors }: Code, code: string) => errors.some(({ error_code }) => error_code === code);
      const told = all.flatMap((code) =>
        code.status === "set" && !has(code, "access_code_inactive") ? [String(code.code)] : [],
      );
      const changed = all.filter((code) => code.status !== "set" && has(code, "code_modified_external_to_seam"));
      const untold = held.filter((on) => !told.includes(on));
      return { missing: told.filter((code) => !held.includes(code)), untold: untold.slice(changed.length) };
    };
    await expect.poll(difference, patience).toEqual({ missing: [], untold: [] });
  }
  for (const lock of locks) {
    for (const code of await lock.list()) await lock.remove(code);
    for (const { access_code_id } of await lock.foreign())
      await lock.ask("/access_codes/unmanaged/delete", { access_code_id });
  }
  for (const lock of locks) {
    await expect.poll(lock.places, patience).toEqual([]);
    await expect.poll(async () => [...(await lock.list()), ...(await lock.foreign())], patience).toEqual([]);
  }
});
