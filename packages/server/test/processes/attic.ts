// A third-party driver as a file. Its hub is another file, whose content the probe returns.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openSqlite } from "../../src/base/db/engines/sqlite.ts";
import { createWorkspace } from "../../src/base/db/workspaces.ts";

const driver = `import { readFileSync } from "node:fs";
const hub = () => JSON.parse(readFileSync(new URL("hub.json", import.meta.url), "utf8"));
const devices = () => hub().locks.map((name) => ({
  key: hub().network + ":" + name, network: hub().network, name,
  bolt: {}, codes: null, battery: false, door_sensor: false,
}));
export const system = {
  kind: "attic", displayName: "Attic", fields: [{ name: "house", type: "text", value: "nobody" }],
  read: ({ house }) => ({ settings: { house }, secrets: {}, login: house, host: house }),
  probe: async () => devices(),
  connect: ({ now }) => ({
    kind: "attic",
    questions: () => ({ [devices()[0].key]: 7 }),
    readState: async ({ device_id }) => ({ device_id, at: now(), online: true, source: "report" }),
    async run(emit, signal) {
      const keys = devices().map(({ key }) => key);
      emit({ type: "inventory", at: now(), network: hub().network, keys });
      emit({ type: "link", up: true, at: now() });
      for (const device of devices()) emit({ type: "device", at: now(), device });
      for (const key of keys) emit({ type: "state", key, at: now(), online: true, locked: true, source: "report" });
      await new Promise((end) => signal.addEventListener("abort", end));
    },
  }),
};
`;

export interface Attic {
  env: { MORTISE_DRIVERS: string };
  /** Makes this network answer with locks of these names. */
  answer(network: string, locks: readonly string[]): void;
}

export function writeAttic(folder: string): Attic {
  const file = join(folder, "attic.mjs");
  writeFileSync(file, driver);
  const answer = (network: string, locks: readonly string[]) =>
    writeFileSync(join(folder, "hub.json"), JSON.stringify({ network, locks }));
  answer("attic-1", ["Front", "Back"]);
  return { env: { MORTISE_DRIVERS: file }, answer };
}

/** Creates workspaces for real locks in a new SQLite database. */
export async function realWorkspaces(dataDir: string, ...names: string[]) {
  const database = await openSqlite({ folder: dataDir });
  const made: { workspace_id: string }[] = [];
  for (const name of names) {
    const { workspace } = await database.transaction((tx) =>
      createWorkspace(tx, { name, created_at: "2026-01-01T00:00:00.000Z", is_sandbox: false }),
    );
    made.push(workspace);
  }
  await database.close();
  return made;
}
