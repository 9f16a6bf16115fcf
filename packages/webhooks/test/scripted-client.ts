// A client whose every answer is scripted, and whose waits between tries are noted instead of waited.
import { afterAll, afterEach, beforeAll } from "vitest";
import { Mortise, type MortiseOptions } from "../src/mortise.ts";
import { type ScriptedServer, startScriptedServer } from "./scripted-server.ts";

/** What it was asked, and is to answer; of each test anew. */
export let server: ScriptedServer;
/** Milliseconds. */
export const waits: number[] = [];
export const connect = (options: MortiseOptions = {}) =>
  new Mortise("orgsk_test", {
    serverUrl: server.url,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });
export const last = () => server.asked.at(-1);
export const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.asked.length = 0;
  waits.length = 0;
});
