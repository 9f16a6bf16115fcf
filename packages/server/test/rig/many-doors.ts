// An account with four hundred devices, and spies on the changes of each transaction.
import { randomUUID } from "node:crypto";
import { onTestFinished, vi } from "vitest";
import type { Query } from "../../src/base/db/database.ts";
import { type DeviceEntity, insertDevices } from "../../src/base/db/devices.ts";
import { answered, type Rig } from "./rig.ts";

export async function manyDoors(rig: Rig) {
  const { database } = rig;
  const world = await rig.world();
  const ask = <Body>(path: string, input: object = {}) => rig.ask<Body>(world.api_key, path, input);
  const { devices } = answered(await ask<{ devices: DeviceEntity[] }>("/locks/list"));
  const [first] = devices;
  if (!first) throw new Error("The world has no locks.");
  const { connected_account_id } = first;
  const more = Array.from({ length: 400 }, (_, index) => ({
    ...first,
    device_id: randomUUID(),
    properties: { ...first.properties, name: `Door ${index}` },
  }));
  const [door] = more;
  if (!door) throw new Error("No door was made.");
  await insertDevices(database.query, more);
  const rows = database.query
    .selectFrom("devices")
    .select("device_id")
    .where("connected_account_id", "=", connected_account_id);
  const ids = (await rows.execute()).map(({ device_id }) => device_id);
  return { ...world, ask, connected_account_id, door, ids, added: more.map(({ device_id }): string => device_id) };
}

/**
 * Records by how much each transaction lowers `count` (negative if it raises it), until the test ends. Calls `look`
 * after each one.
 */
export function slicesOf(
  { database }: Rig,
  count: (query: Query) => Promise<number>,
  look: (slices: readonly number[]) => Promise<void>,
): number[] {
  const transact = database.transaction.bind(database);
  const slices: number[] = [];
  const spy = vi.spyOn(database, "transaction").mockImplementation(async (work) => {
    const result = await transact(async (tx) => {
      const before = await count(tx);
      const done = await work(tx);
      slices.push(before - (await count(tx)));
      return done;
    });
    await look(slices);
    return result;
  });
  onTestFinished(() => spy.mockRestore());
  return slices;
}

/**
 * Fails the next transaction of `job`, the function that does its work, for which `isMeant` is true, just before its
 * commit, as if its process had been killed. Requests meanwhile are answered.
 */
export function dieIn(
  { database }: Rig,
  job: { name: string },
  isMeant: (query: Query) => Promise<boolean>,
): { died: boolean } {
  const transact = database.transaction.bind(database);
  const state = { died: false };
  const spy = vi.spyOn(database, "transaction").mockImplementation((work) => {
    const isOfJob = new Error().stack?.includes(`${job.name} (`) === true;
    return transact(async (tx) => {
      const done = await work(tx);
      if (!isOfJob || state.died || !(await isMeant(tx))) return done;
      state.died = true;
      throw new Error("Killed.");
    });
  });
  onTestFinished(() => spy.mockRestore());
  return state;
}
