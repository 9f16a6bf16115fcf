// A hub, and a server with its locks, for stories of codes. Reads codes both from the API and from the lock itself.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { killAllAfterwards } from "../../packages/server/test/processes/server-process.ts";
import type { HubProcess } from "./hub-process.ts";
import { type HubServer, startHubServer } from "./hub-server.ts";

export interface Code {
  access_code_id: string;
  status: string;
  code: string | null;
  errors: { error_code: string; message: string }[];
  warnings: { warning_code: string }[];
}

export interface CodesHub {
  hub: HubProcess;
  /** Arguments of `mortise accounts add`. */
  account: readonly string[];
  stop(): Promise<void>;
}

/** A lock by its name in the hub program, and by the end of its name in the API. */
export interface LockSides {
  at: object;
  nameEndsIn: string;
}

interface Place {
  status: number | string;
  digits: string;
}

/**
 * Longest times in milliseconds to wait for a hub's event, a read, a write, and the pauses of the radio between them.
 */
export const seen = { timeout: 10_000, interval: 100 };
export const patience = { timeout: 60_000, interval: 200 };

export function codesHouse(startHub: () => Promise<CodesHub>) {
  killAllAfterwards();
  const folder = mkdtempSync(join(tmpdir(), "mortise-codes-"));
  let house: CodesHub;
  let server: HubServer;
  beforeAll(async () => {
    house = await startHub();
    server = await startHubServer(folder, house.account);
  }, 120_000);
  afterAll(async () => {
    await server?.stop();
    await house?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    restart: () => server.restart(),
    async lock({ at, nameEndsIn }: LockSides) {
      type Door = { device_id: string; properties: { name: string; online: boolean } };
      const find = async () =>
        (await server.ask<{ devices: Door[] }>("/devices/list")).devices.find(
          ({ properties }) => properties.online && properties.name.endsWith(nameEndsIn),
        );
      await expect.poll(find, patience).toBeDefined();
      const device_id = (await find())?.device_id ?? "";
      const ask = <Body>(path: string, input: object = {}) => server.ask<Body>(path, { device_id, ...input });
      type Answer = { access_code: Code };
      const get = async ({ access_code_id }: Pick<Code, "access_code_id">) =>
        (await server.ask<Answer>("/access_codes/get", { access_code_id })).access_code;
      const create = async (code: string) => (await ask<Answer>("/access_codes/create", { code })).access_code;
      const status = async (code: Code) => (await get(code)).status;
      return {
        deed: <Body = object>(deed: string, input: object = {}) => house.hub.tell<Body>(deed, { ...at, ...input }),
        ask,
        get,
        create,
        status,
        made: async (digits: string) => {
          const code = await create(digits);
          await expect.poll(() => status(code), patience).toBe("set");
          return code;
        },
        list: async () => (await ask<{ access_codes: Code[] }>("/access_codes/list")).access_codes,
        foreign: async () => (await ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list")).access_codes,
        remove: ({ access_code_id }: Code) => server.ask("/access_codes/delete", { access_code_id }),
        errorsOf: async (code: Code) => (await get(code)).errors.map(({ error_code }) => error_code),
        told: async () => {
          type Listed = { events: { event_type: string }[] };
          const { events } = await ask<Listed>("/events/list", { since: "1970-01-01" });
          return events.map(({ event_type }) => event_type.replace("access_code.", ""));
        },
        /** Returns the slots of the lock that hold a code, read from the lock itself. */
        places: async () => {
          type Told = { places: Record<string, Place> | ({ place: number } & Place)[] };
          const { places } = await house.hub.tell<Told>("state", at);
          const all = Array.isArray(places)
            ? places
            : Object.entries(places).map(([place, { status: how, digits }]) => ({
                place: Number(place),
                status: how,
                digits,
              }));
          return all.map(({ place, status: how, digits }) => ({
            place,
            isOn: how === 1 || how === "enabled",
            digits,
          }));
        },
      };
    },
  };
}

export type CodesHouse = ReturnType<typeof codesHouse>;
