// The server's part of the proof, on 100,000 devices, and the clients' part, which calls this server.
import { devicesInAll, furnish } from "../furnish.ts";
import { askingWith, compareWithBare, lockRoundTrips, startServer, startTimes } from "../server.ts";
import { askOnce } from "../http-load.ts";
import { measureClients } from "./client-rows.ts";
import { type Cell, figure, type Row, runs } from "./figures.ts";
import type { Established } from "./install.ts";

/**
 * Reason for missing figures. The published fake of the platform is no server for real locks, so it is not compared.
 */
const noServer = "the established platform has no server to install";

export async function measureServerAndClients(established: Established, folder: string): Promise<Row[]> {
  const { api_key, doors } = await furnish(folder);
  const starts = await startTimes(folder);
  const server = await startServer(folder);
  try {
    const idle = server.residentMb();
    const asking = askingWith(server.facts.port, api_key);
    const first = await firstPages(() => askOnce(asking("GET", "/devices/list?limit=100")));
    const { list, get } = await compareWithBare(asking, server, folder);
    const trips: number[] = [];
    for (let round = 0; round < runs; round += 1)
      trips.push((await lockRoundTrips(asking, shareOf(doors, round))).perSecond);
    const row = (what: string, unit: string, ours: Cell, floor?: Cell, isMoreBetter = false): Row => ({
      part: "Server",
      what,
      unit,
      isMoreBetter,
      cells: {
        ours,
        ...(floor === undefined ? {} : { floor }),
        "established, older": noServer,
        "established, newer": noServer,
      },
    });
    const inAll = devicesInAll.toLocaleString("en");
    const clients = await measureClients(established, {
      endpoint: `http://127.0.0.1:${server.facts.port}`,
      apiKey: api_key,
      doors: shareOf(doors, runs),
    });
    return [
      ...clients,
      row(`start to first answer, ${inAll} devices`, "ms", figure(starts)),
      row("idle memory", "MB", idle === undefined ? "this system does not tell" : figure([idle])),
      row(`first page of ${inAll} devices`, "ms", figure(first)),
      row("list of 100 devices", "answers/s", figure([list.ours.perSecond]), figure([list.bare.perSecond]), true),
      row("get of a device", "answers/s", figure([get.ours.perSecond]), figure([get.bare.perSecond]), true),
      row("unlock and poll, to the end", "round trips/s", figure(trips), undefined, true),
    ];
  } finally {
    await server.stop();
  }
}

/** Returns other doors for each round, and for the clients after them, because of the rate limit per device. */
function shareOf(doors: readonly string[], round: number): readonly string[] {
  const each = Math.floor(doors.length / (runs + 1));
  return doors.slice(round * each, (round + 1) * each);
}

async function firstPages(ask: () => Promise<unknown>): Promise<number[]> {
  await ask();
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  return times;
}
