// A lock that a test can reach from both sides: through its driver, and through the hub program's actions at the lock.
import type { Rig, Told } from "../../packages/server/src/driver/conformance.ts";
import type { DriverRun } from "./driver-run.ts";
import type { HubProcess } from "./hub-process.ts";

interface Sides {
  run: DriverRun;
  hub: HubProcess;
  key: string;
  /** Id of the lock for the hub program. */
  at?: object;
}

/** Delay until reports by radio arrive. */
const radioMs = 400;
/** Longest time to wait for an event. It is long, because a busy machine is no fault of the driver. */
const patienceMs = 10_000;
/** Longest duration of anything that the story waits for. */
const longestWaitMs = 6000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(milliseconds, 0)));

export function hubRig({ run, hub, key, at = {} }: Sides): Rig {
  const tell = (deed: string, input: object = {}) =>
    hub.tell<{ opened?: boolean; locked?: boolean }>(deed, { ...at, ...input });
  /**
   * Resolves to the driver's events of this lock during `act`, which resolves to whether the bolt has moved. A movement
   * always has an event.
   */
  const since = async (act: () => Promise<boolean>): Promise<Told> => {
    const from = run.told.length;
    const told = () => run.told.slice(from).filter((event) => "key" in event && event.key === key);
    const hasMoved = await act();
    const isMissing = () => hasMoved && !told().some(({ type }) => type === "operated");
    for (const end = Date.now() + patienceMs; isMissing() && Date.now() < end; ) await pause(radioMs / 10);
    await pause(radioMs);
    return told();
  };
  return {
    driver: run.driver,
    workspace_id: "w",
    device_id: key,
    key,
    now: () => Date.now(),
    wait: (until) => pause(Math.min(until - Date.now(), longestWaitMs)),
    turn: (locked) =>
      since(async () => {
        const before = await tell("state");
        await tell("turn", { locked });
        return before.locked !== locked;
      }),
    async type(digits) {
      let opened = false;
      const events = await since(async () => (opened = (await tell("type", { digits })).opened === true));
      return { opened, events };
    },
    jam: async () => void (await tell("jam")),
    cut: async () => void (await tell("cut")),
    mend: async () => void (await tell("mend")),
    setClock: async (moment) => void (await tell("clock", { aheadMs: moment - Date.now() })),
  };
}
