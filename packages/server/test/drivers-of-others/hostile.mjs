// A driver that misbehaves as its address says: `mad://throws`. `mad://good` behaves.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync, writeSync } from "node:fs";

const device = (deed) => ({
  key: deed,
  name: `Lock ${deed}`,
  bolt: {},
  codes: { slots: [1], lengths: [4], readback: "code", native_schedule: false },
  battery: true,
  door_sensor: false,
});

/** Misbehaviours. Each starts once the link is up. */
const deeds = {
  good: () => {},
  throws: () => setTimeout(() => explode("pin 4821")),
  rejects: () => void Promise.reject(new TypeError("pin 4821")),
  loops: () => setTimeout(() => eternity()),
  exits: () => process.exit(0),
  leaks: () => setInterval(() => hoard.push(Array.from({ length: 1_000_000 }, () => 0.5))),
  hoards: () => setInterval(() => hoard.push(Buffer.alloc(64 * 1024 * 1024, 1)), 20),
  lags: ({ account }) =>
    setTimeout(() => {
      for (const end = performance.now() + 500; performance.now() < end; );
      setTimeout(() => account.log(`behind by ${Date.now() - account.now()} ms`), 20);
    }),
  babbles: () => writeSync(3, "no message\n"),
  boasts: () => writeSync(3, `{"type":"answer","id":"${"9".repeat(50)}"}\n`),
  floods: ({ emit }) =>
    setInterval(() => {
      for (let count = 0; count < 2000; count += 1)
        emit({ type: "state", key: "floods", at: Date.now(), battery_level: Math.random(), source: "report" });
    }),
  prints: () => setInterval(() => console.log("a line without end ".repeat(100))),
  logs: ({ account }) => setInterval(() => account.log(`code 482913 ${"x".repeat(5000)}`)),
  odd: ({ emit }) => {
    for (const told of [
      null,
      7,
      "state",
      {},
      { type: "state", key: { toString: 1 }, at: 1 },
      { type: "device", at: 1 },
    ])
      emit(told);
    emit({ type: "state", key: "odd", at: Date.now(), battery_level: 0.5, source: "report" });
  },
  pries: ({ account }) => {
    const tries = {
      environment: () => process.env.MORTISE_SECRET ?? process.env.DATABASE_URL ?? refuse(),
      files: () => readFileSync("/etc/passwd", "utf8"),
      writing: () => writeFileSync(new URL("left-behind", import.meta.url), "x"),
      programs: () => spawn(process.execPath, ["--version"]),
    };
    for (const [name, work] of Object.entries(tries)) {
      try {
        work();
        account.log(`${name}: allowed`);
      } catch {
        account.log(`${name}: refused`);
      }
    }
  },
};

const hoard = [];
const refuse = () => explode("not there");
function explode(message) {
  throw new Error(message);
}
function eternity() {
  for (;;);
}
const forever = () => new Promise(() => {});

/** @type {import("@mortise/server/driver-kit").DriverFactory} */
export const system = {
  kind: "mad",
  displayName: "Mad",
  fields: [{ name: "url", type: "text" }],
  read({ url = "" }) {
    if (url === "mad://read") eternity();
    return { settings: { url }, secrets: {}, login: url, host: "127.0.0.1" };
  },
  async probe({ settings: { url } }) {
    if (url === "mad://deaf") return forever();
    if (url === "mad://dies") process.exit(3);
    if (url === "mad://odd") return [{ key: 7 }];
    return [device(url.slice("mad://".length))];
  },
  connect(account) {
    const deed = account.settings.url.slice("mad://".length);
    if (deed === "unborn") explode("pin 4821");
    const isDeaf = deed === "deaf";
    return {
      kind: "mad",
      async run(emit, signal) {
        emit({ type: "link", up: true, at: account.now() });
        emit({ type: "device", at: account.now(), device: device(deed) });
        deeds[deed]?.({ emit, account });
        if (isDeaf) return forever();
        await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      },
      async readState({ device_id }) {
        if (deed === "vague") return { device_id, at: "now", locked: "perhaps" };
        return { device_id, at: account.now(), online: true, locked: true, source: "report" };
      },
      bolt: {
        async setLocked(locked) {
          account.log(`told to ${locked ? "lock" : "unlock"}`);
          if (deed === "mortal") process.exit(1);
          if (isDeaf) return forever();
          return { proof: deed === "vague" ? "perhaps" : "state" };
        },
      },
      codes: {
        capabilities: async () => device(deed).codes,
        readSlots: async () => [],
        write: async () => ({ proof: "ack" }),
        clear: async () => ({ proof: "ack" }),
      },
    };
  },
};
