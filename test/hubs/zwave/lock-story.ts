// The story of one lock over a published Z-Wave JS server with a mock radio: the promises of every driver.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  driverStory,
  readSlots,
  type Rig,
  settleOp,
  skippedBy,
  withCodes,
} from "../../../packages/server/src/driver/conformance.ts";
import { scheduleStory } from "../../../packages/server/src/driver/schedule-story.ts";
import { zwaveSystem } from "../../../packages/server/src/hubs/zwave/factory.ts";
import { roundsOf } from "../../release.ts";
import { type DriverRun, runDriver } from "../driver-run.ts";
import { freePort, type HubProcess, startHub } from "../hub-process.ts";
import { hubRig } from "../hub-rig.ts";

/** Nodes of the mock hub's locks. */
export const locks = {
  supervised: 2,
  /** Node without Supervision, whose bolt travels. */
  travelling: 3,
  /** Node of the kind that the house was created with. */
  ofKind: 4,
} as const;

/**
 * Kind of a house's third lock: `credentials` has users with credentials, `schedules` has native schedules, `be469` has
 * the published device file of the Schlage BE469.
 */
export type LockKind = "credentials" | "schedules" | "be469";

export interface House {
  readonly run: DriverRun;
  readonly hub: HubProcess;
  /** Whether its lock {@link locks.ofKind} has native schedules. */
  readonly keepsHours: boolean;
  rigOf(node: number): Rig;
  /** Kills the hub's program, like a power cut, and starts it again. */
  restartHub(): Promise<void>;
}

/** A hub with these locks, and the driver over it, for the tests of one file. */
export function zwaveHouse(kind: LockKind): House {
  const file = new URL("mock-hub.mjs", import.meta.url).pathname;
  const start = () => startHub(file, [String(port), "2", kind]);
  let port = 0;
  let hub: HubProcess;
  let run: DriverRun;
  beforeAll(async () => {
    port = await freePort();
    hub = await start();
    run = await runDriver(zwaveSystem, { url: `127.0.0.1:${port}` });
  }, 90_000);
  afterAll(async () => {
    await run?.stop();
    await hub?.kill();
  });
  return {
    get run() {
      return run;
    },
    get hub() {
      return hub;
    },
    keepsHours: kind === "schedules",
    rigOf: (node) => hubRig({ run, hub, key: `zwave:7e570001:${node}`, at: { node } }),
    async restartHub() {
      await hub.kill();
      hub = await start();
    },
  };
}

/** Number of rounds of writing and clearing a code. */
const rounds = roundsOf("HUB_ROUNDS", { usual: 6, release: 100 });

export function tellLockStory(name: string, node: number, house: House): void {
  const can = { codes: true, hours: house.keepsHours && node === locks.ofKind };
  describe(`a Z-Wave lock ${name}`, () => {
    for (const step of [...driverStory, ...scheduleStory])
      it.skipIf(skippedBy(can, step))(`it ${step.name}`, { timeout: 90_000 }, () =>
        expect(step.run(house.rigOf(node))).resolves.toBeUndefined(),
      );

    it(`keeps no orphans in ${rounds} rounds of writing and clearing`, {
      timeout: 20_000 + rounds * 10_000,
    }, async () => {
      const rig = house.rigOf(node);
      const codes = withCodes(rig);
      for (let round = 0; round < rounds; round += 1) {
        const slot = 1 + (round % 5);
        await settleOp(rig, (op) => codes.write({ slot, code: String(1000 + round) }, op));
        await settleOp(rig, (op) => codes.clear(slot, op));
      }
      expect(await readSlots(rig)).toEqual([]);
      expect(await house.hub.tell("state", { node })).toMatchObject({ codes: [], users: [] });
    });

    it("has no digits of a code in any line of the driver's log", () => {
      expect(house.run.log.join("\n")).not.toMatch(/\d{4,}/);
    });
  });
}
