// The mock Z-Wave hub for the stories of commands that locks receive once.
import { freePort, startHub } from "../hub-process.ts";
import type { ToldOnceHub, ToldOnceLock } from "../told-once-story.ts";
import { locks } from "./lock-story.ts";

const mockHub = new URL("mock-hub.mjs", import.meta.url).pathname;
const named = (node: number) => ({ at: { node }, nameEndsIn: String(node), tellsDigits: true });

export const supervised: ToldOnceLock = {
  name: "a lock with Supervision",
  ...named(locks.supervised),
  answersAtOnce: true,
};
export const travelling: ToldOnceLock = {
  name: "a lock whose bolt travels",
  ...named(locks.travelling),
  answersAtOnce: false,
};

export async function startZwaveHub(): Promise<ToldOnceHub> {
  const port = await freePort();
  const hub = await startHub(mockHub, [String(port), "2"]);
  return { hub, account: ["zwave", `127.0.0.1:${port}`], stop: () => hub.kill() };
}
