// Hostile drivers, each in its process, affect neither the server nor the doors of other accounts.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Clock, systemClock } from "../../base/clock.ts";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import { addLinkedAccount } from "../links/add-account.ts";
import { probeSystem } from "../links/probe.ts";
import { reachOf } from "../../base/outgoing/dial.ts";
import { createSeal } from "../../base/secrets/sealed-text.ts";
import { realWorkspace } from "../../../test/locks/linked-house.ts";
import { answered, onBothServers, onServer, type Rig } from "../../../test/rig/rig.ts";
import { loadSystems } from "./load-systems.ts";

const hostile = fileURLToPath(new URL("../../../test/drivers-of-others/hostile.mjs", import.meta.url));
const settings = { drivers: [hostile], hubCa: undefined, areDriversConfined: true };
const hasTime = { timeout: 120_000 };
const quick = { limits: { beatMs: 300, heapMb: 64, memoryMb: 200 } };

interface Account {
  errors: { error_code: string; message: string }[];
}

/** Offset of the clock, moved by tests. Processes need real time, so it runs. */
let aheadMs = 0;
const now = () => Date.now() + aheadMs;
const clock: Clock = { now, setTimer: (run, at) => systemClock.setTimer(run, at - aheadMs) };

const lines: string[] = [];
const log = (line: string) => void lines.push(line);
const systems = await loadSystems(settings, quick);
const system = systems.find(({ kind }) => kind === "mad") ?? expect.fail();

const accountsOf = (rig: () => Rig) => {
  /** An account in a workspace of its own, whose driver does `deed`. */
  async function account(deed: string) {
    const { workspace_id, api_key } = await realWorkspace(rig());
    const what = await system.read({ url: `mad://${deed}` });
    const found = [{ key: deed, name: `Lock ${deed}`, bolt: {}, codes: null, battery: true, door_sensor: false }];
    const { database, server } = rig();
    const { connected_account_id } = await database.transaction((tx) =>
      addLinkedAccount(tx, createSeal(server.services.secret), {
        workspace_id,
        system,
        what,
        found,
        picked: null,
        isByOperator: true,
        at: now(),
      }),
    );
    const ask = async <Body>(path: string, input: object = {}) => answered(await rig().ask<Body>(api_key, path, input));
    const errors = async () =>
      (
        await ask<{ connected_account: Account }>("/connected_accounts/get", { connected_account_id })
      ).connected_account.errors.map(({ error_code }) => error_code);
    const doors = async () =>
      (await ask<{ devices: { device_id: string; properties: { battery_level?: number } }[] }>("/devices/list"))
        .devices;
    const unlock = async () => {
      const [door] = await doors();
      const { action_attempt } = await ask<{ action_attempt: { action_attempt_id: string } }>("/locks/unlock_door", {
        device_id: door?.device_id,
      });
      const attempt = async () =>
        (
          await ask<{ action_attempt: { status: string; error: { type: string } | null } }>(
            "/action_attempts/get",
            action_attempt,
          )
        ).action_attempt;
      await expect.poll(async () => (await attempt()).status, { timeout: 40_000 }).not.toBe("pending");
      return attempt();
    };
    onTestFinished(() => ask("/connected_accounts/delete", { connected_account_id }).then(() => undefined));
    const said = () => lines.filter((line) => line.includes(connected_account_id.slice(0, 8)));
    return { connected_account_id, errors, doors, unlock, said };
  }
  return account;
};

function misbehaving(rig: () => Rig): void {
  const account = accountsOf(rig);

  const opens = async ({ unlock }: Awaited<ReturnType<ReturnType<typeof accountsOf>>>) =>
    expect((await unlock()).status).toBe("success");

  it(
    "one that fails, hangs or grows is started anew, then paused, and its neighbours' doors open",
    hasTime,
    async () => {
      const deeds = ["throws", "rejects", "exits", "loops", "leaks", "hoards", "babbles", "boasts"];
      const good = await account("good");
      const all = await Promise.all(deeds.map(account));
      await opens(good);
      for (const bad of all) await expect.poll(() => bad.errors(), { timeout: 60_000 }).toContain("hub_link_paused");
      await opens(good);
      expect(await good.errors()).toEqual([]);
      for (const bad of all) {
        expect(bad.said().join("\n")).not.toContain("4821");
        expect(bad.said().filter((line) => line.includes("ended")).length).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it("a clock that jumps ahead and back leaves a link up, and its door opens once for each unlock", async () => {
    const jumpMs = 5 * 3_600_000;
    const good = await account("good");
    await opens(good);
    aheadMs += jumpMs;
    await opens(good);
    aheadMs -= jumpMs;
    await opens(good);
    expect(await good.errors()).toEqual([]);
    expect(good.said().filter((line) => line.includes("told to unlock"))).toHaveLength(3);
  });

  it("a process that hears the server late still has the server's time", async () => {
    const lags = await account("lags");
    await expect.poll(() => lags.said().length).toBe(1);
    const behindMs = Number(/behind by (-?\d+) ms/.exec(lags.said()[0] ?? "")?.[1]);
    expect(Math.abs(behindMs)).toBeLessThanOrEqual(2);
  });

  it("a process that dies while it unlocks is asked once, and the attempt ends in doubt", async () => {
    const mortal = await account("mortal");
    await expect.poll(() => mortal.errors()).toEqual([]);
    expect((await mortal.unlock()).error?.type).toBe("action_attempt_expired");
    expect(mortal.said().filter((line) => line.includes("told to unlock"))).toHaveLength(1);
  });

  it("what is told or answered in another form is left out, and the rest is taken in", async () => {
    const [odd, vague] = [await account("odd"), await account("vague")];
    await expect.poll(async () => (await odd.doors())[0]?.properties.battery_level).toBe(0.5);
    expect(odd.said().join("\n")).toContain("in an unknown form");
    expect((await vague.unlock()).error?.type).toBe("action_attempt_expired");
  });

  it("a flood of events, lines and prints leaves the log short and a neighbour's door quick", async () => {
    const before = lines.length;
    const good = await account("good");
    await opens(good);
    for (const deed of ["floods", "prints", "logs"]) await account(deed);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await opens(good);
    expect(lines.slice(before).join("\n").length).toBeLessThan(20_000);
    expect(lines.slice(before).join("\n")).not.toContain("482913");
  });

  it("a driver reads no file but its own, writes none, starts no program and sees no secret", async () => {
    const pries = await account("pries");
    await expect.poll(() => pries.said().length).toBeGreaterThanOrEqual(4);
    expect(pries.said().map((line) => line.replace(/^.*: (\w+): /, "$1 "))).toEqual([
      "environment refused",
      "files refused",
      "writing refused",
      "programs refused",
    ]);
    expect(existsSync(new URL("../../../test/drivers-of-others/left-behind", import.meta.url))).toBe(false);
  });

  describe("a look", () => {
    it.each([
      ["deaf", "no_answer"],
      ["dies", "not_this_system"],
      ["odd", "not_this_system"],
    ])("whose driver %s ends with %s", hasTime, async (deed, code) => {
      const what = await system.read({ url: `mad://${deed}` });
      await expect(probeSystem(system, what, reachOf("any"))).rejects.toMatchObject({ code });
    });

    it("whose address cannot be read in time ends", hasTime, async () =>
      expect(system.read({ url: "mad://read" })).rejects.toBeInstanceOf(ConnectError),
    );
  });

  it("a run that ignores its signal does not keep the server from stopping", hasTime, async () => {
    const deaf = await account("deaf");
    await expect.poll(() => deaf.errors()).toEqual([]);
    await expect.poll(() => rig().server.services.links.held()).toContain(deaf.connected_account_id);
    await rig().server.services.links.stop();
    expect(deaf.said().join("\n")).not.toContain("paused");
  });
}

function pausing(rig: () => Rig): void {
  const account = accountsOf(rig);

  it(
    "a paused link is tried again after an hour, and at once when the account is connected again",
    hasTime,
    async () => {
      const bad = await account("exits");
      await expect.poll(() => bad.errors(), { timeout: 60_000 }).toContain("hub_link_paused");
      expect((await bad.unlock()).error?.type).toBe("device_disconnected");
      const before = bad.said().length;
      aheadMs += 3_600_001;
      await expect.poll(() => bad.said().length, { timeout: 60_000 }).toBeGreaterThan(before);
    },
  );
}

onServer("drivers that misbehave", misbehaving, { systems, clock, leaseMs: 300, log });
onBothServers("links that are paused", pausing, { systems, clock, leaseMs: 300, log });
