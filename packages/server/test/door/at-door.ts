// Opens one simulated device on which a test can carry out any deed (`deeds.ts`), and reads its codes through the API
// and in the lock.
import type { Database } from "../../src/base/db/database.ts";
import { slotOpenedBy } from "../../src/hubs/sandbox/lock.ts";
import { changeLock } from "../../src/hubs/sandbox/store.ts";
import type { World } from "../../src/api/sandbox/world.ts";
import { attemptsAtDoor, endsAtDoor } from "./attempts-at-door.ts";
import { type Deed, minute } from "./deeds.ts";
import type { DoorCode } from "./door-code.ts";
import { handAtLock, isOfHand } from "./hand-at-lock.ts";
import { createServer } from "../../src/index.ts";
import { type Fate, mortalDriver } from "../locks/mortal-driver.ts";
import { type Processes, startProcesses } from "../processes/processes.ts";
import { createRig } from "../rig/rig.ts";

interface Attempted {
  action_attempt: { action_attempt_id: string; status: string };
}
interface Door {
  device_id: string;
  connected_account_id: string;
  properties: { name: string };
}

interface DoorOptions {
  name: string;
  /** Capacity of its lock. @default more than there are codes */
  capacity?: number | undefined;
  /** As in {@link RigOptions}. */
  hasRounds?: boolean;
}

/**
 * Opens a device of a new hotel world, with the actions on its codes.
 * @param connections - One per process of the server, all to one database.
 */
export async function openDoor(
  { name, capacity, hasRounds = false }: DoorOptions,
  connections: readonly [Database, ...Database[]],
) {
  const [database] = connections;
  const fate: Fate = {};
  let processes: Processes | undefined;
  const rig = await createRig(database, { log: () => undefined, hasRounds }, async (options) => {
    processes = await startProcesses(connections, (own, die) =>
      createServer({ ...options, database: own, drivers: [mortalDriver(own, fate, die).driver] }),
    );
    return processes.server;
  });
  const world: World = await rig.world();
  const { body } = await rig.ask<{ devices: Door[] }>(world.api_key, "/devices/list");
  const { device_id = "", connected_account_id } =
    body.devices.find(({ properties }) => properties.name === name) ?? {};
  const beside = body.devices.find(({ properties }) => properties.name === "Room 3 Larkspur")?.device_id;
  if (capacity !== undefined)
    await changeLock(database, device_id, rig.clock.now(), ({ lock }) => ({
      lock: { ...lock, codes: lock.codes && { ...lock.codes, capacity } },
      answer: undefined,
    }));
  const control = (path: string, input: object) => rig.ask(world.sandbox_key, `/sandbox/${path}`, input);
  /** Lists the latest first. */
  const list = async (path: string) =>
    (await rig.ask<{ access_codes: DoorCode[] }>(world.api_key, path, { device_id })).body.access_codes.toSorted(
      (one, other) =>
        other.created_at.localeCompare(one.created_at) || (one.code ?? "").localeCompare(other.code ?? ""),
    );
  const mine = () => list("/access_codes/list");
  const theirs = () => list("/access_codes/unmanaged/list");
  /** Milliseconds by which the workspace's clock is ahead of the server's. */
  let ahead = 0;
  const now = () => rig.clock.now() + ahead;
  /** Returns the digits of backup codes, which no list returns. */
  const spares = async () => {
    const kept = database.query
      .selectFrom("access_codes")
      .select("code")
      .where("device_id", "=", device_id)
      .where("is_backup", "=", 1);
    return (await kept.execute()).map(({ code }) => code ?? "");
  };
  const at = (minutes: number) => new Date(now() + minutes * minute).toISOString();
  const hours = (asked: { from: number; length: number } | undefined) =>
    asked && { starts_at: at(asked.from), ends_at: at(asked.from + asked.length) };
  const hand = handAtLock(database, { workspace_id: world.workspace_id, device_id }, now);
  const { state } = hand;

  /** Attempt of each code's last edit. Edits that have ended, or whose order is unknown, have none. */
  const edits = new Map<string, string>();
  async function edit({ access_code_id }: DoorCode, input: object): Promise<void> {
    const isOfLock = Object.keys(input).length > 0;
    if (isOfLock) edits.delete(access_code_id);
    const answer = await rig.ask<Attempted>(world.api_key, "/access_codes/update", { access_code_id, ...input });
    if (answer.status === 200 && isOfLock) edits.set(access_code_id, answer.body.action_attempt.action_attempt_id);
  }
  /** Returns the codes whose last edit had not ended when `done` last looked. */
  const unended = () => [...edits.keys()];
  /** Returns the codes whose last edit has succeeded since the last call. */
  async function done(): Promise<string[]> {
    const codes: string[] = [];
    for (const [access_code_id, action_attempt_id] of edits) {
      const answer = await rig.ask<Attempted>(world.api_key, "/action_attempts/get", { action_attempt_id });
      const { status } = answer.body.action_attempt;
      if (status !== "pending") edits.delete(access_code_id);
      if (status === "success") codes.push(access_code_id);
    }
    return codes;
  }

  async function choose({ kind, which }: Deed & { which: number }): Promise<DoorCode | undefined> {
    // The list is refused while the lock is being unmanaged. Then there is no code to choose.
    const codes = await (kind === "adopt" || kind === "deleteTheirs" ? theirs() : mine()).catch((): DoorCode[] => []);
    return codes[which % Math.max(codes.length, 1)];
  }
  /** Carries out a deed. `look` is called after each moment at which due work was done. */
  async function act(step: Deed, look?: () => Promise<void>): Promise<void> {
    if (isOfHand(step)) return hand.act(step);
    const chosen = "which" in step ? await choose(step) : undefined;
    switch (step.kind) {
      case "create":
        await rig.ask(world.api_key, "/access_codes/create", {
          device_id,
          code: step.pin,
          ...hours(step.times),
          prefer_native_scheduling: step.native,
          ...step.wish,
        });
        break;
      case "together":
        await rig.ask(world.api_key, "/access_codes/create_multiple", {
          device_ids: [device_id, beside],
          code: step.pin,
          ...hours(step.times),
        });
        break;
      case "update":
        if (chosen)
          await edit(chosen, {
            ...(step.pin && { code: step.pin }),
            ...(step.ongoing ? { type: "ongoing" } : hours(step.times)),
            ...step.wish,
          });
        break;
      case "delete":
        if (chosen) await rig.ask(world.api_key, "/access_codes/delete", { access_code_id: chosen.access_code_id });
        break;
      case "deleteTheirs":
        if (chosen)
          await rig.ask(world.api_key, "/access_codes/unmanaged/delete", { access_code_id: chosen.access_code_id });
        break;
      case "pass":
        await rig.pass(step.ms, look);
        break;
      case "fault":
        await control("faults/set", { device_id, fault: step.fault, times: step.times });
        break;
      case "mend":
        await control("faults/clear", { device_id });
        break;
      case "online":
        await control("devices/update", { device_id, online: step.online });
        break;
      case "die":
        fate.next = step;
        break;
      case "kill":
        await killDuring(step);
        break;
      case "atOnce":
        await Promise.all([act(step.one), act(step.other)]);
        edits.clear();
        await agree();
        break;
      case "revive":
        await processes?.revive();
        break;
      case "delay":
        await database.query.updateTable("workspaces").set({ lock_delay_ms: step.ms }).execute();
        break;
      case "adopt":
        if (chosen)
          await rig.ask(world.api_key, "/access_codes/unmanaged/convert_to_managed", {
            access_code_id: chosen.access_code_id,
          });
        break;
      case "leave":
        await rig.ask(world.api_key, "/devices/update", { device_id, is_managed: false });
        for (const each of step.during) await act(each);
        await rig.pass(step.ms);
        await rig.ask(world.api_key, "/devices/unmanaged/update", { device_id, is_managed: true });
        break;
      case "spares":
        await rig.ask(world.api_key, "/devices/update", { device_id, backup_access_code_pool_enabled: step.kept });
        break;
      case "pull":
        if (chosen)
          await rig.ask(world.api_key, "/access_codes/pull_backup_access_code", {
            access_code_id: chosen.access_code_id,
          });
        break;
      case "account":
        await control("accounts/update", { connected_account_id, connected: step.connected });
        break;
      case "advance":
        await control("clock/advance", { milliseconds: step.ms });
        await readClock();
        break;
    }
  }

  /** Kills a process while it handles a request or does due work. */
  async function killDuring({ which, turns, during }: Deed & { kind: "kill" }): Promise<void> {
    const doing = act(during).catch(() => undefined);
    for (let turn = 0; turn < turns; turn += 1) await aTurn();
    processes?.kill(which);
    await doing;
    edits.clear();
    await agree();
  }
  /**
   * Manages the device and reads the clock after a deed whose outcome or order is unknown, so that both are known
   * again.
   */
  async function agree(): Promise<void> {
    await rig.ask(world.api_key, "/devices/unmanaged/update", { device_id, is_managed: true });
    await readClock();
  }
  /** Reads the clock. It is not computed, because the process that advances it may die on the way. */
  async function readClock(): Promise<void> {
    const own = database.query
      .selectFrom("workspaces")
      .select("clock_offset_ms")
      .where("workspace_id", "=", world.workspace_id);
    ahead = (await own.executeTakeFirstOrThrow()).clock_offset_ms;
  }
  /** Lets the process continue for a moment: on PostgreSQL a real millisecond, because each statement takes a while. */
  const aTurn = () =>
    new Promise((resolve) => (database.kind === "sqlite" ? setImmediate(resolve) : setTimeout(resolve, 1)));

  /** Returns the digits that open the door now. */
  const opening = async () => {
    const lock = await state();
    return [...new Set(lock.slots.map(({ code }) => code))].filter(
      (code) => slotOpenedBy(lock, code, now()) !== undefined,
    );
  };

  /** Returns all digits that the lock holds, whatever their schedule. */
  const holding = async () => (await state()).slots.map(({ code }) => code);

  /**
   * Returns the content of a code's slot, and whether the server knows its last command's outcome. Returns `undefined`
   * if the code has no slot.
   */
  async function slotOf({ access_code_id }: DoorCode) {
    const slots = database.query.selectFrom("code_slots").selectAll().where("device_id", "=", device_id);
    const noted = await slots.where("access_code_id", "=", access_code_id).executeTakeFirst();
    if (!noted) return undefined;
    const held = (await state()).slots.find(({ slot }) => slot === noted.slot);
    return { held, isSure: noted.op_id === null && noted.phase === "set" };
  }

  /** Removes all obstacles (faults, delays, being offline), and lets time pass until all work is done. */
  async function comeToRest(look: () => Promise<void>): Promise<void> {
    await control("faults/clear", {});
    delete fate.next;
    // With a delay, a code that ends just when this time is over would still be on the lock.
    await database.query.updateTable("workspaces").set({ lock_delay_ms: 0 }).execute();
    await control("accounts/update", { connected_account_id, connected: true });
    await control("devices/update", { device_id, online: true });
    await rig.pass(40 * minute, look);
  }

  return {
    mine,
    theirs,
    spares,
    act,
    done,
    unended,
    isUnheard: hand.isUnheard,
    attempts: () => attemptsAtDoor(database, device_id),
    ends: endsAtDoor(database, device_id),
    opening,
    holding,
    slotOf,
    comeToRest,
    now,
    /** Does all due work now. With several processes it would otherwise run during the next requests. */
    settle: () => rig.server.tick(),
    close: () => rig.server.close(),
  };
}

export type OpenDoor = Awaited<ReturnType<typeof openDoor>>;
