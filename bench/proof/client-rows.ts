// The clients' part of the proof: the same calls to our server, one after the other, with each published client and
// with bare `fetch`.
import { Seam } from "@mortise/client";
import { bytesInPage, importMs, ownFolder } from "./client-bytes.ts";
import { type Column, figure, type Row, runs } from "./figures.ts";
import type { Established } from "./install.ts";

/** Calls that every client supports. Each client gets the same input. */
interface Client {
  list(): Promise<unknown>;
  get(device_id: string): Promise<unknown>;
  /** Resolves once the door has confirmed. */
  unlock(device_id: string): Promise<unknown>;
}

type Calls = Readonly<Record<string, (input: object | string) => Promise<unknown>>>;
type Published = new (options: { apiKey: string; endpoint: string }) => { devices: Calls; locks: Calls };

const callsPerTurn = { list: 20, get: 100, unlock: 4 };

export async function measureClients(
  { load, clients: folder }: Established,
  server: { endpoint: string; apiKey: string; doors: readonly string[] },
): Promise<Row[]> {
  const { endpoint, apiKey } = server;
  const [older, newer] = await Promise.all([load<{ Seam: Published }>("seamapi"), load<{ Seam: Published }>("seam")]);
  const all: Readonly<Partial<Record<Column, Client>>> = {
    floor: bare(endpoint, apiKey),
    ours: own(new Seam({ apiKey, endpoint })),
    "established, older": published(new older.Seam({ apiKey, endpoint }), (id) => id),
    "established, newer": published(new newer.Seam({ apiKey, endpoint }), (device_id) => ({ device_id })),
  };
  const doors = server.doors.values();
  return [
    {
      part: "Client",
      what: "in a page",
      unit: "kB gzip",
      cells: {
        floor: "fetch is part of the browser",
        ours: await bytesInPage(ownFolder, "@mortise/client", "Seam"),
        "established, older": await bytesInPage(folder, "seamapi", "Seam"),
        "established, newer": await bytesInPage(folder, "@seamapi/http", "SeamHttp"),
      },
    },
    {
      part: "Client",
      what: "import in a program",
      unit: "ms",
      cells: {
        ours: importMs(ownFolder, "@mortise/client"),
        "established, older": importMs(folder, "seamapi"),
        "established, newer": importMs(folder, "seam"),
      },
    },
    await timed("list of 100 devices", callsPerTurn.list, all, (client) => client.list()),
    await timed("get of a device", callsPerTurn.get, all, (client) => client.get(server.doors[0] ?? "")),
    // Each call uses another door, because of the rate limit per device.
    await timed("unlock and poll, to the end", callsPerTurn.unlock, all, (client) =>
      client.unlock(doors.next().value ?? ""),
    ),
  ];
}

/** Milliseconds of one call. The clients alternate in turns. */
async function timed(
  what: string,
  calls: number,
  clients: Readonly<Partial<Record<Column, Client>>>,
  act: (client: Client) => Promise<unknown>,
): Promise<Row> {
  const times = new Map<Column, number[]>();
  for (let turn = 0; turn <= runs; turn += 1)
    for (const [column, client] of Object.entries(clients) as [Column, Client][]) {
      const begun = performance.now();
      for (let call = 0; call < calls; call += 1) await act(client);
      // The first turn is for warming up.
      if (turn > 0) times.set(column, [...(times.get(column) ?? []), (performance.now() - begun) / calls]);
    }
  const cells = Object.fromEntries([...times].map(([column, all]) => [column, figure(all)]));
  return { part: "Client", what, unit: "ms", cells };
}

const own = (seam: Seam): Client => ({
  list: () => seam.devices.list({ limit: 100 }),
  get: (device_id) => seam.devices.get(device_id),
  unlock: (device_id) => seam.locks.unlockDoor(device_id),
});

/**
 * Wraps a published client.
 * @param doorOf - The older client takes a door's id where the newer one takes an object.
 */
const published = (
  { devices, locks }: InstanceType<Published>,
  doorOf: (device_id: string) => object | string,
): Client => ({
  list: () => devices["list"]?.({ limit: 100 }) ?? missing(),
  get: (device_id) => devices["get"]?.({ device_id }) ?? missing(),
  unlock: (device_id) => locks["unlockDoor"]?.(doorOf(device_id)) ?? missing(),
});

const missing = (): never => {
  throw new Error("The published client has no such method.");
};

function bare(endpoint: string, apiKey: string): Client {
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  const ask = async <Body>(path: string, body?: object): Promise<Body> => {
    const method = body === undefined ? "GET" : "POST";
    const response = await fetch(endpoint + path, { method, headers, body: body ? JSON.stringify(body) : null });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return (await response.json()) as Body;
  };
  interface Answer {
    action_attempt: { action_attempt_id: string; status: string };
  }
  return {
    list: () => ask("/devices/list?limit=100"),
    get: (device_id) => ask(`/devices/get?device_id=${device_id}`),
    async unlock(device_id) {
      let { action_attempt } = await ask<Answer>("/locks/unlock_door", { device_id });
      while (action_attempt.status === "pending")
        ({ action_attempt } = await ask<Answer>(
          `/action_attempts/get?action_attempt_id=${action_attempt.action_attempt_id}`,
        ));
      return action_attempt;
    },
  };
}
