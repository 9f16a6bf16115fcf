// A client of a scripted server; it records the pauses before its retries instead of waiting.
import { afterAll, afterEach, beforeAll } from "vitest";
import { Mortise, type MortiseOptions } from "../src/mortise.ts";
import { type ScriptedServer, startScriptedServer } from "./scripted-server.ts";

/** Holds the requests received and the answers to give; both are forgotten after each test. */
export let server: ScriptedServer;
/** The pauses before retries, in milliseconds. */
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
