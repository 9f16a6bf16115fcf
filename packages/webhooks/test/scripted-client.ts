// A client of a scripted server; it records the pauses before its retries instead of waiting.
import { afterAll, afterEach, beforeAll } from "vitest";
import { Mortise, type MortiseOptions } from "../src/mortise.ts";
import { type ScriptedServer, startScriptedServer } from "./scripted-server.ts";

/** Server with the received requests and the scripted answers. Both are cleared after each test. */
export let server: ScriptedServer;
/** Pauses before retries, in milliseconds. */
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

/**
 * Starts the server for the tests of a file, which call it once: hooks set up on import would be set up for the first
 * file of a worker.
 */
export function aroundScriptedServer(): void {
  beforeAll(async () => {
    server = await startScriptedServer();
  });
  afterAll(() => server.close());
  afterEach(() => {
    server.forget();
    waits.length = 0;
  });
}
