import { Seam } from "@mortise/client";
import { expect, it } from "vitest";
import { endpointClientOf } from "./endpoint-client.ts";

const client = new Seam({ apiKey: "seam_test1_key", endpoint: "http://127.0.0.1:1" });
const byPath = endpointClientOf(client);

it("has each call by its path", () => {
  expect(byPath["/devices/list"]).toBe(client.devices.list);
  expect(byPath["/access_codes/unmanaged/list"]).toBe(client.accessCodes.unmanaged.list);
  expect(byPath["/locks/unlock_door"]).toBe(client.locks.unlockDoor);
});

it("has nothing at other paths", () => {
  expect(byPath["/acs/systems/list"]).toBeUndefined();
  expect(Reflect.get(byPath, "then")).toBeUndefined();
});
