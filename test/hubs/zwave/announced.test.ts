// The published Z-Wave JS server announces itself by multicast DNS, and is found on this machine's own networks.
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findHubs } from "../../../packages/server/src/program/discovery/find-hubs.ts";
import { openMulticast } from "../../../packages/server/src/program/discovery/transport.ts";
import { zwaveSystem } from "../../../packages/server/src/hubs/zwave/factory.ts";
import { freePort, type HubProcess, startHub } from "../hub-process.ts";

let hub: HubProcess;
let port = 0;

beforeAll(async () => {
  port = await freePort();
  const mockHub = new URL("mock-hub.mjs", import.meta.url).pathname;
  hub = await startHub(mockHub, [String(port), "1"], { HUB_ANNOUNCES: "on" });
});
afterAll(() => hub.kill());

const own = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ family, internal }) => family === "IPv4" && !internal)
  .map(({ address }) => address);

it.runIf(own.length > 0)("is found with its address and home id", { retry: 2 }, async () => {
  if (!zwaveSystem.announcement) throw new Error("Z-Wave JS announces itself.");
  const { hubs } = await findHubs(zwaveSystem.announcement, own, openMulticast);
  expect(hubs).toContainEqual({
    name: String(0x7e570001),
    address: expect.stringMatching(new RegExp(`^ws://[\\d.]+:${port}$`)) as string,
    detail: "home id 0x7e570001",
  });
});
