// A real lock receives a command once, even if the server is killed, or stands still, before the answer. Every driver
// over a published hub keeps this promise, on both databases. Movements are counted at the lock.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPostgres, type Postgres, startPostgres } from "../../packages/server/test/postgres/postgres.ts";
import { kill, killAllAfterwards, type Running, start } from "../../packages/server/test/processes/server-process.ts";
import { isRelease, roundsOf } from "../release.ts";
import type { HubProcess } from "./hub-process.ts";

interface Attempt {
  action_attempt_id: string;
  status: string;
  result: { was_confirmed_by_device?: boolean } | null;
  error: { type: string; message: string } | null;
}
interface Heard {
  moves: number;
  writes: number;
  locked: boolean;
}

export interface ToldOnceHub {
  hub: HubProcess;
  /** Arguments of `mortise accounts add`. */
  account: readonly string[];
  stop(): Promise<void>;
}

export interface ToldOnceLock {
  name: string;
  /** Id of the lock for the hub program. */
  at: object;
  /** End of the device's name. */
  nameEndsIn: string;
  /** Whether the answer comes before the server can be killed, so that the test must lose it on purpose. */
  answersAtOnce: boolean;
  /** Whether the lock reports the digits of a code. Otherwise a code in doubt is written once more. */
  tellsDigits: boolean;
}

const main = new URL("../../packages/server/src/main.ts", import.meta.url).pathname;
const patience = { timeout: 60_000 };
const rounds = roundsOf("HUB_ROUNDS", { usual: 1, release: 10 });

type Kind = "SQLite" | "PostgreSQL";

export function tellToldOnceStory(
  kinds: readonly Kind[],
  locks: readonly ToldOnceLock[],
  startHub: () => Promise<ToldOnceHub>,
): void {
  killAllAfterwards();
  let house: ToldOnceHub;
  beforeAll(async () => {
    house = await startHub();
  }, 90_000);
  afterAll(() => house?.stop());

  describe.each(kinds)("on %s", (kind) => {
    const isSkipped = kind === "PostgreSQL" && !hasPostgres();
    let postgres: Postgres | undefined;
    let folder = "";
    let env: Record<string, string> = {};
    let server: Running;
    let key = "";
    beforeAll(async () => {
      if (isSkipped) return;
      folder = mkdtempSync(join(tmpdir(), "mortise-told-once-"));
      postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
      env = { DATA_DIR: folder, DATABASE_URL: (await postgres?.createDatabase()) ?? "", MORTISE_DEMO: "off" };
      server = await start(env);
      key = (JSON.parse(mortise("keys", "create", "--new-workspace", "House")) as { key: string }).key;
      mortise("accounts", "add", ...house.account);
    }, 90_000);
    afterAll(async () => {
      if (isSkipped) return;
      await kill(server, "SIGTERM");
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const mortise = (...args: string[]) =>
      execFileSync(process.execPath, ["--conditions=source", main, ...args, "--json"], {
        env: { ...process.env, ...env },
        encoding: "utf8",
      });
    const ask = async <Body>(path: string, input: object = {}): Promise<Body> => {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const response = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(input) });
      const body = (await response.json()) as Body;
      if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
      return body;
    };
    const begin = async (device_id: string, call: "lock_door" | "unlock_door") =>
      (await ask<{ action_attempt: Attempt }>(`/locks/${call}`, { device_id })).action_attempt;
    const ended = async ({ action_attempt_id }: Attempt) => {
      const find = async () =>
        (await ask<{ action_attempt: Attempt }>("/action_attempts/get", { action_attempt_id })).action_attempt;
      await expect.poll(async () => (await find()).status, patience).not.toBe("pending");
      return find();
    };

    describe.each(locks)("$name", ({ at, nameEndsIn, answersAtOnce, tellsDigits }) => {
      const tell = <Answer>(deed: string, input: object = {}) => house.hub.tell<Answer>(deed, { ...at, ...input });
      const heard = () => tell<Heard>("state");
      const deviceId = async () => {
        type Listed = { devices: { device_id: string; properties: { name: string; online: boolean } }[] };
        const find = async () =>
          (await ask<Listed>("/devices/list")).devices.find(
            ({ properties }) => properties.name.endsWith(nameEndsIn) && properties.online,
          )?.device_id;
        await expect.poll(find, patience).toBeTypeOf("string");
        return (await find()) ?? "";
      };
      /** Leaves the door locked, with an unlock at the lock whose answer is still unknown. */
      const unlockHeard = async () => {
        const device_id = await deviceId();
        await tell("mend");
        await tell("turn", { locked: true });
        if (answersAtOnce) await tell("mute");
        const { moves } = await heard();
        const attempt = await begin(device_id, "unlock_door");
        await expect.poll(async () => (await heard()).moves, { ...patience, interval: 5 }).toBe(moves + 1);
        return { attempt, moves: moves + 1 };
      };
      const restarted = async (awayMs = 0) => {
        await new Promise((resolve) => setTimeout(resolve, awayMs));
        await tell("mend");
        server = await start(env);
      };

      it.skipIf(isSkipped)(
        `an unlock whose server was killed is not sent again to a door that was locked by hand since, in ${rounds} rounds`,
        { timeout: 60_000 + rounds * 60_000 },
        async () => {
          for (let round = 0; round < rounds; round += 1) {
            const { attempt, moves } = await unlockHeard();
            await kill(server);
            // The bolt has arrived by then.
            await expect.poll(async () => (await heard()).locked, patience).toBe(false);
            await tell("turn", { locked: true });
            await restarted();
            const { status, error } = await ended(attempt);
            expect([status, error?.type]).toEqual(["error", "action_attempt_expired"]);
            expect(error?.message).toMatch(
              /was locked when it was last asked\. The unlock was sent, but the lock did not confirm it\./,
            );
            expect(await heard()).toMatchObject({ moves, locked: true });
          }
        },
      );

      it.skipIf(isSkipped)(
        "an unlock whose server was killed is confirmed by the bolt that it moved",
        { timeout: 90_000 },
        async () => {
          const { attempt, moves } = await unlockHeard();
          await kill(server);
          await restarted();
          expect(await ended(attempt)).toMatchObject({ status: "success", result: { was_confirmed_by_device: true } });
          expect(await heard()).toMatchObject({ moves, locked: false });
        },
      );

      // In every run, `doors/commands/told-once.test.ts` tests this promise without the half minute of waiting.
      it.skipIf(isSkipped || !isRelease)(
        "an unlock whose server came back after its time is not said to be unsent",
        { timeout: 150_000 },
        async () => {
          const { attempt, moves } = await unlockHeard();
          await kill(server);
          await expect.poll(async () => (await heard()).locked, patience).toBe(false);
          await tell("turn", { locked: true });
          await restarted(32_000);
          const { error } = await ended(attempt);
          expect(error?.message).toMatch(/was locked when it was last asked\. The unlock was sent/);
          expect(await heard()).toMatchObject({ moves, locked: true });
        },
      );

      it.skipIf(isSkipped || kind === "SQLite")(
        "an unlock whose server stands still is taken up by another one, which sends nothing",
        { timeout: 150_000 },
        async () => {
          const other = await start(env);
          const { attempt, moves } = await unlockHeard();
          const stopped = server;
          stopped.child.kill("SIGSTOP");
          await expect.poll(async () => (await heard()).locked, patience).toBe(false);
          await tell("turn", { locked: true });
          server = other;
          const { status, error } = await ended(attempt);
          expect([status, error?.type]).toEqual(["error", "action_attempt_expired"]);
          stopped.child.kill("SIGCONT");
          await expect.poll(async () => (await fetch(`${stopped.url}/health`)).status, patience).toBe(200);
          await kill(stopped, "SIGTERM");
          expect(await heard()).toMatchObject({ moves, locked: true });
          await tell("mend");
        },
      );

      it.skipIf(isSkipped)(
        `a code whose server was killed after it was sent is set${tellsDigits ? " by what the lock holds, and not sent again" : ""}`,
        { timeout: 90_000 },
        async () => {
          await tell("mend");
          const device_id = await deviceId();
          const { writes } = await heard();
          const made = await ask<{ access_code: { access_code_id: string } }>("/access_codes/create", {
            device_id,
            code: "8264",
          });
          const { access_code_id } = made.access_code;
          await expect.poll(async () => (await heard()).writes, { ...patience, interval: 2 }).toBeGreaterThan(writes);
          await kill(server);
          const sent = (await heard()).writes;
          await restarted();
          const status = async () =>
            (await ask<{ access_code: { status: string } }>("/access_codes/get", { access_code_id })).access_code
              .status;
          await expect.poll(status, patience).toBe("set");
          expect((await heard()).writes - sent > 0).toBe(!tellsDigits);
          expect(await tell("type", { digits: "8264" })).toMatchObject({ opened: true });
          await ask("/access_codes/delete", { access_code_id });
          await expect.poll(async () => (await tell<{ codes: number[] }>("state")).codes, patience).toEqual([]);
        },
      );
    });
  });
}
