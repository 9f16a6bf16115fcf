// The webhooks' part of the proof: our service as installed, and verification and sending beside the svix client.
import { openPostgres, openSqlite } from "@mortise/server";
import { hasPostgres, startPostgres } from "../../packages/server/test/postgres/postgres.ts";
import { perTurn, type Signed, timeVerification } from "../webhook-verification.ts";
import { acceptance, application, type Bench, deliver, startBench, stopBench } from "../webhooks.ts";
import { type Cell, figure, type Row, runs } from "./figures.ts";
import type { Established } from "./install.ts";

interface Svix {
  Svix: new (
    token: string,
    options: { serverUrl: string },
  ) => { message: { create(app: string, message: object): Promise<unknown> } };
  Webhook: new (secret: string) => { verify(body: string, headers: Record<string, string>): unknown };
}

const noServer = "the established webhook service has no server in npm to install";
const endpointCounts = [1, 10, 1000];

export async function measureWebhooks({ load }: Established, folder: string): Promise<Row[]> {
  const [older, newer] = [await load<Svix>("svix-0.54"), await load<Svix>("svix")];
  const rows = [verification(older, newer)];
  rows.push(
    ...(await deliveries("SQLite", await startBench("SQLite", folder, await openSqlite({ folder }), ""), older, newer)),
  );
  if (!hasPostgres()) return [...rows, lacking("PostgreSQL, deliveries, 1 endpoint")];
  const postgres = await startPostgres({ durable: true });
  try {
    const url = await postgres.createDatabase();
    const bench = await startBench("PostgreSQL", folder, await openPostgres({ url }), url);
    rows.push(...(await deliveries("PostgreSQL", bench, older, newer)));
  } finally {
    await postgres.stop();
  }
  return rows;
}

const verifying =
  ({ Webhook }: Svix) =>
  ({ secret, body, id, timestamp, signature }: Signed) => {
    const webhook = new Webhook(`whsec_${secret}`);
    const headers = { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": signature };
    return () => webhook.verify(body, headers);
  };

function verification(older: Svix, newer: Svix): Row {
  const seen = Array.from({ length: runs }, () => timeVerification([verifying(older), verifying(newer)]));
  const rate = (of: (each: (typeof seen)[number]) => number | undefined): Cell =>
    figure(seen.map((each) => (perTurn * 1000) / (of(each) ?? Number.NaN)));
  return {
    part: "Webhooks",
    what: "verify a message of 2 kB",
    unit: "messages/s",
    isMoreBetter: true,
    cells: {
      // The floor uses a prepared key object, like ours. A floor that creates it each time would be slower than ours.
      floor: rate(({ preparedMs }) => preparedMs),
      ours: rate(({ verifyMs }) => verifyMs),
      "established, older": rate(({ othersMs }) => othersMs[0]),
      "established, newer": rate(({ othersMs }) => othersMs[1]),
    },
  };
}

async function deliveries(name: string, bench: Bench, older: Svix, newer: Svix): Promise<Row[]> {
  try {
    const accepted: number[] = [];
    for (let round = 0; round < runs; round += 1) accepted.push((await acceptance(bench)).perSecond);
    const rows = [row(`${name}, messages accepted`, "messages/s", { ours: figure(accepted), ...noServers }, true)];
    for (const endpoints of endpointCounts) {
      const app = await application(bench, endpoints);
      const rates: number[] = [];
      for (let round = 0; round < runs; round += 1) rates.push((await deliver(bench, app, endpoints)).perSecond);
      const what = `${name}, deliveries, ${endpoints.toLocaleString("en")} endpoint${endpoints === 1 ? "" : "s"}`;
      rows.push(row(what, "deliveries/s", { ours: figure(rates), ...noServers }, true));
    }
    return [...rows, await sending(name, bench, older, newer)];
  } finally {
    await stopBench(bench);
  }
}

const noServers = { "established, older": noServer, "established, newer": noServer };

const row = (what: string, unit: string, cells: Row["cells"], isMoreBetter = false): Row => ({
  part: "Webhooks",
  what,
  unit,
  isMoreBetter,
  cells,
});

const messagesPerTurn = 100;

/** Sends one message after the other to our server with each client. */
async function sending(name: string, bench: Bench, older: Svix, newer: Svix): Promise<Row> {
  const app = await application(bench, 0);
  const serverUrl = `http://127.0.0.1:${bench.port}`;
  const message = { eventType: "lock.unlocked", payload: { door: "12", method: "keycode" } };
  const [first, second] = [older, newer].map(({ Svix }) => new Svix(bench.token, { serverUrl }));
  const senders = {
    ours: () => bench.mortise.message.create(app, message),
    "established, older": () => first?.message.create(app, message),
    "established, newer": () => second?.message.create(app, message),
  };
  const times = new Map<string, number[]>();
  for (let turn = 0; turn <= runs; turn += 1)
    for (const [column, send] of Object.entries(senders)) {
      const begun = performance.now();
      for (let count = 0; count < messagesPerTurn; count += 1) await send();
      if (turn > 0) times.set(column, [...(times.get(column) ?? []), (performance.now() - begun) / messagesPerTurn]);
    }
  const cells = Object.fromEntries([...times].map(([column, all]) => [column, figure(all)]));
  return row(`${name}, send a message with the client`, "ms", cells);
}

const lacking = (what: string): Row =>
  row(what, "deliveries/s", { ours: "there is no PostgreSQL on this machine", ...noServers }, true);
