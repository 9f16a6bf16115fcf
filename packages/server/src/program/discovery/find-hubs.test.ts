// Hubs that announce themselves, over UDP on loopback; what strangers announce is bounded, cleaned and refused.
import { expect, it } from "vitest";
import { announcing, respond } from "../../../test/discovery/responder.ts";
import { zwaveSystem } from "../../hubs/zwave/factory.ts";
import { findHubs } from "./find-hubs.ts";
import type { OpenTransport } from "./transport.ts";

const service = "_zwave-js-server._tcp";
const { announcement } = zwaveSystem;

function find(open: OpenTransport, allow: readonly string[] = []) {
  if (!announcement) throw new Error("Z-Wave JS announces itself.");
  return findHubs(announcement, allow, open, 800);
}

it("a hub is found with its name, its address and its home id", async () => {
  const { open, asked } = await announcing(service, {
    name: "2119630849",
    port: 3000,
    addresses: ["fd00:0:0:0:0:0:0:9", "192.168.1.20"],
    facts: { homeId: "2119630849" },
  });
  expect(await find(open)).toEqual({
    hubs: [{ name: "2119630849", address: "ws://192.168.1.20:3000", detail: "home id 0x7e570001" }],
    refused: 0,
  });
  expect(asked).toHaveLength(3);
});

it("a hub that tells only its name at first is asked for the rest", async () => {
  const hub = { name: "Attic", port: 3001, addresses: ["10.0.0.5"], isTerse: true };
  const { open, asked } = await announcing(service, hub);
  expect((await find(open)).hubs).toEqual([{ name: "Attic", address: "ws://10.0.0.5:3001" }]);
  // On a busy machine the first question may be asked again before its answer is read.
  const questions = asked.map((question) => question.toString("latin1"));
  expect(questions).toContainEqual(expect.stringContaining("Attic"));
});

it("only addresses in buildings are offered, or those of MORTISE_HUB_ALLOW alone", async () => {
  const at = (port: number, ...addresses: string[]) => ({ name: `hub ${port}`, port, addresses });
  const { open } = await announcing(
    service,
    at(3001, "8.8.8.8"),
    at(3002, "127.0.0.1"),
    at(3003, "169.254.169.254"),
    at(3004, "fd00:0:0:0:0:0:0:9"),
    at(3005, "192.168.1.20", "8.8.8.8"),
    at(0, "192.168.1.21"),
  );
  const [usual, allowed] = await Promise.all([find(open), find(open, ["127.0.0.0/8", "8.8.8.8"])]);
  expect(usual.hubs.map(({ address }) => address)).toEqual(["ws://192.168.1.20:3005", "ws://[fd00::9]:3004"]);
  expect(usual.refused).toBe(4);
  expect(allowed.hubs.map(({ address }) => address)).toEqual(["ws://127.0.0.1:3002"]);
});

it("names are cleaned for the terminal and cut", async () => {
  const name = "\u001b[2J\u202eevil\n" + "x".repeat(50);
  const { open } = await announcing(service, {
    name,
    port: 3000,
    addresses: ["10.0.0.5"],
    facts: { homeId: "\u001b]0;" },
  });
  const [hub] = (await find(open)).hubs;
  expect(hub?.name).toMatch(/^\uFFFD\[2J\uFFFDevil\uFFFDx+$/);
  expect(hub).not.toHaveProperty("detail");
});

it("a network full of hubs, noise and answers to others' questions is bounded", async () => {
  const hubs = Array.from({ length: 200 }, (_, index) => ({
    name: `hub ${index}`,
    port: 3000 + index,
    addresses: ["10.0.0.5"],
  }));
  const flood = await announcing(service, ...hubs);
  const noise = await respond((id) => [Buffer.alloc(8000, 0xc0), Buffer.from([id >> 8, id & 255, 0x84])]);
  const forOthers = await announcing(service, {
    name: "Attic",
    port: 3001,
    addresses: ["10.0.0.5"],
    isForOthers: true,
  });
  const found = await Promise.all([find(flood.open), find(noise.open), find(forOthers.open)]);
  expect(found[0]?.hubs).toHaveLength(20);
  expect(found[1]).toEqual({ hubs: [], refused: 0 });
  expect(found[2]).toEqual({ hubs: [], refused: 0 });
});
