// A lock with native schedules that takes five seconds per command, and actions meanwhile: through the API and at the
// lock.
import { onTestFinished, vi } from "vitest";
import { applyDeviceEvents } from "../../src/doors/reports/device-events.ts";
import { changeAtDoor, eraseAtDoor, programAtDoor } from "../../src/hubs/sandbox/door.ts";
import { readLock } from "../../src/hubs/sandbox/store.ts";
import type { DeviceEvent } from "../../src/driver/driver.ts";
import { answered, type Rig } from "../rig/rig.ts";

export interface SlowCode {
  access_code_id: string;
  code: string | null;
  status: string;
  errors: { error_code: string; message: string }[];
  pending_mutations: { mutation_code: string; message: string }[];
}
export interface SlowAttempt {
  action_attempt_id: string;
  status: string;
}
type Made = { access_code: SlowCode; action_attempt: SlowAttempt };

const hour = 3_600_000;

/** Sets up the lock. `rig` is one of `onBothServers`. */
export async function slowLock({ database, clock, ...rig }: Rig) {
  const { workspace_id, api_key, sandbox_key } = await rig.world();
  await database.query
    .updateTable("workspaces")
    .set({ lock_delay_ms: 5000 })
    .where("workspace_id", "=", workspace_id)
    .execute();
  const { devices } = answered(
    await rig.ask<{ devices: { device_id: string; connected_account_id: string; properties: { name: string } }[] }>(
      api_key,
      "/devices/list",
    ),
  );
  const { device_id = "", connected_account_id } =
    devices.find(({ properties }) => properties.name === "Linen Room") ?? {};
  const ask = async <Body>(path: string, input: object) =>
    answered(await rig.ask<Body>(api_key, path, { device_id, ...input }));
  const askOf = <Body>({ access_code_id }: SlowCode, path: string, input: object = {}) =>
    ask<Body>(path, { access_code_id, ...input });
  const attemptOf = async (code: SlowCode, path: string, input?: object) =>
    (await askOf<{ action_attempt: SlowAttempt }>(code, path, input)).action_attempt;
  const create = async (input: object) => (await ask<Made>("/access_codes/create", input)).access_code;
  const control = async (path: string, input: object) =>
    answered(await rig.ask<{ opened: boolean }>(sandbox_key, `/sandbox/${path}`, { device_id, ...input }));
  const place = () => ({ device_id, now: clock.now() });
  const slotOf = async ({ access_code_id }: SlowCode) => {
    const slots = database.query.selectFrom("code_slots").select("slot").where("access_code_id", "=", access_code_id);
    return (await slots.executeTakeFirstOrThrow()).slot;
  };
  const lockNow = async () => (await readLock(database.query, device_id, clock.now())).lock;
  const slotHolding = async (digits: string) => (await lockNow()).slots.find(({ code }) => code === digits)?.slot ?? 0;
  const hear = (events: readonly DeviceEvent[]) => applyDeviceEvents(database, workspace_id, events);
  const programIn = async (slot: number, code: string) =>
    hear((await programAtDoor(database, place(), { slot, code })).events);
  const list = async (path: string) => (await ask<{ access_codes: SlowCode[] }>(path, {})).access_codes;
  return {
    ask,
    device_id,
    connected_account_id,
    create,
    /** Creates a code and waits an hour. Without obstacles it is then on the lock. */
    made: async (input: object) => {
      const code = await create(input);
      await rig.pass(hour);
      return code;
    },
    get: async (code: SlowCode) => (await askOf<Made>(code, "/access_codes/get")).access_code,
    change: (code: SlowCode, input: object) => attemptOf(code, "/access_codes/update", input),
    remove: (code: SlowCode) => attemptOf(code, "/access_codes/delete"),
    takeOver: (code: SlowCode) =>
      attemptOf(code, "/access_codes/unmanaged/convert_to_managed", { device_id: undefined }),
    removeTheirs: (code: SlowCode) => attemptOf(code, "/access_codes/unmanaged/delete"),
    attempt: async ({ action_attempt_id }: SlowAttempt) =>
      (await ask<{ action_attempt: SlowAttempt }>("/action_attempts/get", { action_attempt_id, device_id: undefined }))
        .action_attempt,
    mine: () => list("/access_codes/list"),
    theirs: () => list("/access_codes/unmanaged/list"),
    control,
    /** Returns the codes, among the given ones, that open the door. */
    opens: async (...codes: string[]) => {
      const opened: string[] = [];
      for (const code of codes) if ((await control("keypad/enter", { code })).opened) opened.push(code);
      return opened;
    },
    /** Programs a code at the lock, into a free slot. */
    found: (code: string) => ask("/access_codes/simulate/create_unmanaged_access_code", { name: "Found", code }),
    /** Overwrites a code's slot at the lock. The server is notified. */
    program: async (over: SlowCode, code: string) => programIn(await slotOf(over), code),
    /**
     * Overwrites the slot that the server would fill next, or the slot of other digits, whether or not the server knows
     * it.
     */
    programFirst: async (code: string) => {
      const { slots } = await lockNow();
      const isFree = (slot: number) => !slots.some((each) => each.slot === slot);
      return programIn([...slots.keys(), slots.length].map((index) => index + 1).find(isFree) ?? 0, code);
    },
    programOver: async (digits: string, code: string) => programIn(await slotHolding(digits), code),
    erase: async (code: SlowCode) => hear(await eraseAtDoor(database, place(), await slotOf(code))),
    /**
     * Like `program` and `erase`, but without notifying the server. `slot` is a free one by default. `eraseUnheard`
     * returns the erased one.
     */
    programUnheard: (code: string, slot?: number) =>
      programAtDoor(database, place(), slot === undefined ? { code } : { code, slot }),
    eraseUnheard: async (code: string) => {
      const slot = await slotHolding(code);
      await eraseAtDoor(database, place(), slot);
      return slot;
    },
    /** Turns the bolt by hand, without notifying the server. */
    turnUnheard: (locked: boolean) => changeAtDoor(database, place(), { locked }),
    letGo: () => ask("/devices/update", { is_managed: false }),
    takeBack: () => ask("/devices/unmanaged/update", { is_managed: true }),
    at: (ms: number) => new Date(clock.now() + ms).toISOString(),
  };
}

/**
 * Calls `happen` once, at or after `moment`, just before a transaction begins: between reading a lock and storing the
 * result.
 */
export function atTheMoment({ database, clock }: Rig, moment: number, happen: () => Promise<unknown>): void {
  const transact = database.transaction.bind(database);
  const spy = vi.spyOn(database, "transaction").mockImplementation(async (work) => {
    if (clock.now() < moment) return transact(work);
    spy.mockRestore();
    await happen();
    return transact(work);
  });
  onTestFinished(() => spy.mockRestore());
}
