import type { Device } from "@mortise/client";
import { describe, expect, it } from "vitest";
import { deviceOf } from "../../../test/device.ts";
import { type DeviceFilter, type DeviceOrder, orderDevices, passesFilter } from "./device-order.ts";

const battery = (level: number | null, status: string) =>
  ({ battery: { status, level } }) as unknown as Partial<Device["properties"]>;
const withIssues = (device: Device, more: object) => ({ ...device, ...more }) as Device;

const doors = [
  deviceOf("Room 10", battery(0.9, "full")),
  deviceOf("Room 9", battery(0.18, "low")),
  deviceOf("Ätelier", { locked: false }),
  withIssues(deviceOf("Cellar", { online: false, locked: false, ...battery(0.04, "critical") }), {
    errors: [{ error_code: "device_offline", is_device_error: true }],
  }),
  withIssues(deviceOf("Zoo", { locked: undefined, ...battery(null, "low") }), { warnings: [{ warning_code: "x" }] }),
  deviceOf("attic", battery(null, "critical")),
];

const idsIn = (order: DeviceOrder, locale = "en") =>
  orderDevices(doors, order, { locale, nameOf: ({ properties }) => properties.name }).map(({ device_id }) => device_id);

describe("the order of doors", () => {
  it("is by name as the reader's language has it, numbers by their value", () => {
    expect(idsIn("name")).toEqual(["Ätelier", "attic", "Cellar", "Room 9", "Room 10", "Zoo"]);
    expect(idsIn("name", "sv")).toEqual(["attic", "Cellar", "Room 9", "Room 10", "Zoo", "Ätelier"]);
  });

  it("is by battery, the emptiest first, doors without one last", () => {
    expect(idsIn("battery")).toEqual(["Cellar", "attic", "Zoo", "Room 9", "Room 10", "Ätelier"]);
  });

  it("is by state: unlocked, not known, locked", () => {
    expect(idsIn("state")).toEqual(["Ätelier", "Cellar", "Zoo", "Room 10", "Room 9", "attic"]);
  });

  it("is by trouble: errors, empty batteries, warnings, low batteries, and doors in good order", () => {
    expect(idsIn("trouble")).toEqual(["Cellar", "attic", "Zoo", "Room 9", "Room 10", "Ätelier"]);
  });
});

describe("what narrows a list of doors", () => {
  it.each<[DeviceFilter, string[]]>([
    ["unlocked", ["Ätelier"]],
    ["lowBattery", ["Room 9", "Cellar", "Zoo", "attic"]],
    ["warnings", ["Zoo"]],
  ])("%s leaves %j", (filter, left) => {
    expect(doors.filter(passesFilter[filter]).map(({ device_id }) => device_id)).toEqual(left);
  });
});
