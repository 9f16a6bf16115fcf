// A lock system for tests. Its hub is a plain object, and its driver behaves as the test sets it. Tests of real systems
// use real hubs.
import type { ConnectError } from "../../src/base/outgoing/connect-error.ts";
import type { DeviceInfo } from "../../src/driver/device-info.ts";
import {
  type CodeWrite,
  DriverError,
  type DriverEvent,
  type LockReport,
  type Op,
  type SlotState,
} from "../../src/driver/driver.ts";
import type { DriverAccount, DriverFactory } from "../../src/driver/driver-factory.ts";

export interface FakeHub {
  system: DriverFactory;
  devices: DeviceInfo[];
  /** Network that the hub reports; `undefined` for none. */
  network: string | undefined;
  /** Runs that are connected now. */
  runs: { account: DriverAccount; emit: (event: DriverEvent) => void }[];
  /** Commands that reached a lock, oldest first. */
  told: string[];
  /** Fault with which every run ends while it is set. */
  refuses: "unreachable" | "auth" | undefined;
  /** Error with which every probe of the hub ends while it is set. */
  refusesProbe: ConnectError | undefined;
  /** Ends all runs once. */
  drop(): void;
  tell(event: DriverEvent): void;
  /** Effect of a command to a bolt. @default done at once */
  setLocked(locked: boolean, op: Op): Promise<void>;
  /** Proof that a command to a bolt gives. @default "state" */
  boltProof: "state" | "ack";
  /** PINs in the slots of each lock. */
  slots: Map<string, Map<number, string>>;
  /** Schedules that were sent with the codes in the slots of lock a. */
  windows: Map<number, CodeWrite["window"]>;
  /** Proof that writing a code gives. @default "readback" */
  proof: "readback" | "ack";
  /** Slots whose codes the lock has switched off. A write switches them on, unless `keepsOff`. */
  off: Set<number>;
  keepsOff: boolean;
  /** State of a slot as the lock reports it. @default the true state */
  readSlot(state: SlotState): SlotState;
}

export const lockInfo = (key: string, changes: Partial<DeviceInfo> = {}): DeviceInfo => ({
  key,
  name: `Lock ${key}`,
  manufacturer: "Acme",
  model: "Bolt 1",
  bolt: {},
  codes: { slots: [1, 2, 3], lengths: [4, 5, 6], readback: "code", native_schedule: false },
  battery: true,
  door_sensor: false,
  ...changes,
});

export function fakeHub(kind = "fake_hub"): FakeHub {
  const ends = new Set<() => void>();
  const hub: FakeHub = {
    devices: [lockInfo("a")],
    network: undefined,
    runs: [],
    told: [],
    refuses: undefined,
    refusesProbe: undefined,
    slots: new Map(),
    windows: new Map(),
    proof: "readback",
    off: new Set(),
    keepsOff: false,
    setLocked: async () => {},
    boltProof: "state",
    readSlot: (state) => state,
    drop() {
      for (const end of ends) end();
    },
    tell(event) {
      for (const { emit } of hub.runs) emit(event);
    },
    system: {
      kind,
      displayName: "Fake hub",
      fields: [
        { name: "url", type: "url", value: "ws://127.0.0.1:1" },
        { name: "password", type: "password", isSecret: true, isRequired: false },
      ],
      read: ({ url = "", password = "" }) => ({
        settings: { url },
        secrets: { password },
        login: url,
        host: new URL(url).hostname,
      }),
      async probe() {
        if (hub.refusesProbe) throw hub.refusesProbe;
        return hub.devices;
      },
      connect: (account) => driverOf(account),
    },
  };
  const slotsOf = (key: string) => {
    const known = hub.slots.get(key) ?? new Map<number, string>();
    hub.slots.set(key, known);
    return known;
  };
  const stateOf = (key: string, slot: number): SlotState => {
    const code = slotsOf(key).get(slot);
    const off = hub.off.has(slot) ? { active: false as const } : {};
    return hub.readSlot(code === undefined ? { slot, occupied: false } : { slot, occupied: true, ...off, code });
  };
  function driverOf(account: DriverAccount) {
    return {
      kind,
      async run(emit: (event: DriverEvent) => void, signal: AbortSignal) {
        if (hub.refuses) throw new DriverError(hub.refuses, "Refused.");
        const run = { account, emit };
        hub.runs.push(run);
        const keys = hub.devices.map(({ key }) => key);
        if (hub.network !== undefined) emit({ type: "inventory", at: account.now(), network: hub.network, keys });
        emit({ type: "link", up: true, at: account.now() });
        for (const device of hub.devices) emit({ type: "device", at: account.now(), device });
        for (const { key } of hub.devices)
          emit({ type: "state", key, at: account.now(), online: true, locked: true, source: "report" });
        await new Promise<void>((end) => {
          ends.add(end);
          signal.addEventListener("abort", () => end());
        });
        hub.runs.splice(hub.runs.indexOf(run), 1);
      },
      readState: async ({ device_id, now }: Op): Promise<LockReport> => ({
        device_id,
        at: now,
        online: true,
        source: "report",
      }),
      bolt: {
        async setLocked(locked: boolean, op: Op) {
          hub.told.push(`${locked ? "lock" : "unlock"} ${op.key}`);
          await hub.setLocked(locked, op);
          return { proof: hub.boltProof };
        },
      },
      codes: {
        capabilities: async () => ({
          slots: [1, 2, 3],
          lengths: [4, 5, 6],
          readback: "code" as const,
          native_schedule: false,
        }),
        readSlots: async ({ key }: Op) => [1, 2, 3].map((slot) => stateOf(key, slot)),
        async readSlot(slot: number, { key }: Op) {
          hub.told.push(`read ${key} ${slot}`);
          return stateOf(key, slot);
        },
        async write({ slot, code, window }: CodeWrite, { key }: Op) {
          hub.windows.set(slot, window);
          hub.told.push(`write ${key} ${slot}`);
          slotsOf(key).set(slot, code);
          if (hub.keepsOff) throw new DriverError("inactive", "The lock keeps the code switched off.");
          hub.off.delete(slot);
          return { proof: hub.proof };
        },
        async clear(slot: number, { key }: Op) {
          hub.told.push(`clear ${key} ${slot}`);
          slotsOf(key).delete(slot);
          return { proof: hub.proof };
        },
      },
    };
  }
  return hub;
}
