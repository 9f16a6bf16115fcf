import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { unknownSettings, unknownText } from "./unknown-settings.ts";

it.each([
  ["MORTISE_DMEO", "MORTISE_DEMO"],
  ["MORTISE_DEM", "MORTISE_DEMO"],
  ["mortise_demo", "MORTISE_DEMO"],
  ["MORTISE-DEMO", "MORTISE_DEMO"],
  ["MORTICE_DEMO", "MORTISE_DEMO"],
  ["MORTSE_DEMO", "MORTISE_DEMO"],
  ["MORTISE_SECERT", "MORTISE_SECRET"],
  ["MORTISE_HUB_ALOW", "MORTISE_HUB_ALLOW"],
  ["MORTISE_KEEP_DAY", "MORTISE_KEEP_DAYS"],
  ["MORTISE_PUBLIC_URL", "PUBLIC_URL"],
  ["MORTISE_PORT", "PORT"],
  ["MORTISE_DATABASE_URL", "DATABASE_URL"],
  ["MORTISE_DRIVER", "MORTISE_DRIVERS"],
  ["MORTISE_COLOUR_OF_DOORS", undefined],
  ["MORTISE_", undefined],
])("%s is no setting; meant was %s", (name, nearest) => {
  expect(unknownSettings({ [name]: "off" })).toEqual([{ name, nearest }]);
  expect(unknownText({ name, nearest })).toContain(nearest ?? "--help");
});

it("no value is told, and no control character of a name", () => {
  const told = unknownSettings({ "MORTISE_SECERT\u001b[2J": "5e5e5e" }).map(unknownText);
  expect(told).toEqual([expect.stringMatching(/^MORTISE_SECERT\?\[2J is no setting/)]);
  expect(told.join()).not.toContain("5e5e5e");
});

it("what is ours, a driver's, an orchestrator's or another program's is known", () => {
  const addresses = { MORTISE_PORT: "tcp://10.0.0.7:3210", MORTISE_PORT_3210_TCP: "", MORTISE_SERVICE_HOST: "" };
  const more = { MORTISE_API_SERVICE_PORT_HTTP: "", MORTISE_PORT_3210_TCP_ADDR: "", MORTISE_DRIVER_ACME_TOKEN: "" };
  const others = { PORTS: "", HOSTS: "", HOSTNAME: "", DATABASE_URI: "", PATH: "", MORTAR_DEMOLITION: "", "": "" };
  expect(unknownSettings({ ...addresses, ...more, ...others })).toEqual([]);
  expect(unknownSettings({ PORT: "0", MORTISE_PORT: "3210" })).toEqual([]);
});

it("every setting that is read is known", () => {
  const source = readFileSync(join(import.meta.dirname, "settings.ts"), "utf8");
  const read = [...source.matchAll(/env(?:\["|, ")([A-Z_]+)"/g)].map(([, name = ""]) => name);
  expect(read.length).toBeGreaterThan(15);
  expect(unknownSettings(Object.fromEntries(read.map((name) => [name, "on"])))).toEqual([]);
});
