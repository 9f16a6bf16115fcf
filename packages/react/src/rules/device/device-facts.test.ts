import type { Device } from "@mortise/client";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deviceOf } from "../../../test/device.ts";
import { lockDeviceTypes as contractTypes } from "../../../../contract/src/platform/devices/lock-device-types.ts";
import { batteryOf } from "./battery.ts";
import { codeLength } from "../code/code-length.ts";
import { deviceStatus, hasAccountIssue, hasDeviceIssue, offlineSince, untoldErrors } from "./device-status.ts";
import { isLockDevice, lockDeviceTypes } from "./lock-devices.ts";
import { lockStateOf } from "./lock-state.ts";
import { byCreatedAt } from "../order.ts";

const device = (properties: object = {}, errors: object[] = []): Device =>
  ({
    device_id: "d",
    device_type: "august_lock",
    properties: { online: true, ...properties },
    errors,
    warnings: [],
  }) as unknown as Device;

describe("spec §3: lock device types, the only ones treated as locks", () => {
  it("is the contract's list", () => expect([...lockDeviceTypes]).toEqual([...contractTypes]));
  it.each([
    ["yale_lock", true],
    ["two_n_intercom", true],
    ["nest_thermostat", false],
    ["minut_sensor", false],
    ["some_future_lock", false],
    ["constructor", false],
  ])("%s: %s", (device_type, expected) => expect(isLockDevice({ device_type })).toBe(expected));
});

describe("spec §4: device online state", () => {
  it.each([
    ["by the online flag", device({ online: true }), "online"],
    ["by the online flag", device({ online: false }), "deviceOffline"],
    [
      "Account Offline if the device has an account_disconnected error",
      device({ online: true }, [{ error_code: "account_disconnected" }]),
      "accountOffline",
    ],
    ["no flag at all", device({ online: undefined }), "deviceOffline"],
  ] as const)("%s → %s", (_, each, expected) => expect(deviceStatus(each)).toBe(expected));
});

describe("readings §6: a flag counts when it is present and not false", () => {
  it.each([
    [{ error_code: "x", is_device_error: true }, true, false],
    [{ error_code: "x", is_device_error: false, is_connected_account_error: true }, false, true],
    [{ error_code: "x", is_connected_account_error: false }, false, false],
    [{ error_code: "x" }, false, false],
    [{ error_code: "x", is_device_error: null, is_connected_account_error: null }, false, false],
    [{ error_code: "account_disconnected" }, false, true],
  ])("%j", (error, isDevice, isAccount) => {
    const errors = [{ error_code: "y" }, error];
    expect(hasDeviceIssue(device({}, errors))).toBe(isDevice);
    expect(hasAccountIssue(device({}, errors))).toBe(isAccount);
  });

  it("takes the time since when a device is offline from the error that says so", () => {
    const since = "2026-06-01T10:00:00.000Z";
    const away = [
      { error_code: "low_battery", created_at: "2026-01-01T00:00:00Z" },
      { error_code: "device_disconnected", created_at: since },
    ];
    expect(offlineSince(device({ online: false }, away))).toBe(since);
    expect(
      offlineSince(
        device({ online: false }, [...away, { error_code: "hub_disconnected", created_at: "2026-06-02T10:00:00Z" }]),
      ),
    ).toBe(since);
    const lost = { error_code: "account_disconnected", created_at: "2026-06-03T10:00:00.000Z" };
    expect(offlineSince(device({ online: false }, [...away, lost]))).toBe(lost.created_at);
    expect(offlineSince(device({ online: true }, away))).toBeNull();
    expect(offlineSince(device({ online: false }, []))).toBeNull();
    expect(offlineSince(device({ online: false }, [{ error_code: "device_offline", created_at: "soon" }]))).toBeNull();
  });

  it.each(["device_disconnected", "device_offline", "hub_disconnected", "device_removed"])(
    "%s tells since when a device is offline",
    (error_code) => {
      const entry = { error_code, created_at: "2026-06-01T10:00:00.000Z" };
      expect(offlineSince(device({ online: false }, [entry]))).toBe(entry.created_at);
    },
  );
});

describe("spec §4: battery", () => {
  it.each([
    ["full and good show Good", { status: "full", level: 1 }, { word: "good", percent: 100 }],
    ["full and good show Good", { status: "good", level: 0.9999 }, { word: "good", percent: 99 }],
    ["low shows Low; rounded down", { status: "low", level: 0.299 }, { word: "low", percent: 29 }],
    ["0.29 is 29 %, whatever binary fractions say", { status: "low", level: 0.29 }, { word: "low", percent: 29 }],
    ["critical shows Low!", { status: "critical", level: 0 }, { word: "critical", percent: 0 }],
    ["level not known", { status: "good" }, { word: "good", percent: null }],
    ["no level that is a number", { status: "good", level: "0.5" }, { word: "good", percent: null }],
    ["no level that is a number", { status: "good", level: Number.NaN }, { word: "good", percent: null }],
    ["a level beyond its range", { status: "good", level: 1.7 }, { word: "good", percent: 100 }],
    ["a word nobody knows", { status: "toString", level: 0.5 }, null],
    ["absent battery shows nothing", undefined, null],
  ])("%s", (_, battery, expected) => expect(batteryOf(device({ battery }))).toEqual(expected));

  it("takes the level that older servers put beside it", () =>
    expect(batteryOf(device({ battery: { status: "low" }, battery_level: 0.2 }))?.percent).toBe(20));

  it("every hundredth is shown as itself", () => {
    for (let percent = 0; percent <= 100; percent++)
      expect(batteryOf(device({ battery: { status: "good", level: percent / 100 } }))?.percent).toBe(percent);
  });
});

it.each([
  [true, "locked"],
  [false, "unlocked"],
  [undefined, "unknown"],
  [null, "unknown"],
])("locked: %s → %s (readings §8: absent is unknown)", (locked, expected) =>
  expect(lockStateOf(device({ locked }))).toBe(expected),
);

it.each([
  ["a range", [6, 4, 5], { min: 4, max: 6 }],
  ["or a single value", [6], { min: 6, max: 6 }],
  ["when supported code lengths exist", [], null],
  ["when supported code lengths exist", undefined, null],
  ["nonsense is left out", [0, -4, Number.NaN, 4.5, 1, 8], { min: 1, max: 8 }],
])("spec §2: code length, %s", (_, lengths, expected) => expect(codeLength(lengths)).toEqual(expected));

describe("readings §2: order by created_at ascending, ties by id", () => {
  const made = fc.record({
    device_id: fc.uuid(),
    created_at: fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.constant("?"),
    ),
  });
  const entity = made.map((each) => each as unknown as Device);

  it("is a total order", () => {
    fc.assert(
      fc.property(entity, entity, entity, (a, b, c) => {
        const [ab, ba, bc, ac] = [byCreatedAt(a, b), byCreatedAt(b, a), byCreatedAt(b, c), byCreatedAt(a, c)];
        expect(Math.sign(ab) + Math.sign(ba)).toBe(0);
        expect(ab <= 0 && bc <= 0 && ac > 0).toBe(false);
      }),
    );
  });
  it("orders devices that were created at the same moment by their id", () => {
    const [a, b] = ["a", "b"].map(
      (device_id) => ({ device_id, created_at: "2026-01-02T00:00:00Z" }) as unknown as Device,
    );
    expect([b, a].sort(byCreatedAt as never)).toEqual([a, b]);
  });
  it("compares moments, not letters, and orders codes of one moment by their own id", () => {
    const at = (created_at: string, id: string) =>
      ({ created_at, device_id: "same", access_code_id: id }) as unknown as Device;
    const list = [
      at("2026-01-02T00:00:00Z", "b"),
      at("?", "z"),
      at("2026-01-02T00:00:00Z", "a"),
      at("2026-01-02T00:30:00+02:00", "c"),
    ];
    expect(list.sort(byCreatedAt).map((each) => (each as { access_code_id?: unknown }).access_code_id)).toEqual([
      "c",
      "a",
      "b",
      "z",
    ]);
  });
});

it("an error that the status says already is not told again in a row", () => {
  const errors = ["device_offline", "account_disconnected", "lock_jammed"].map((error_code) => ({
    error_code,
    message: "",
    created_at: "2026-06-12T09:00:00.000Z",
  }));
  const told = (online: boolean, from: number) =>
    untoldErrors({ errors: errors.slice(from), properties: deviceOf("", { online }).properties });
  expect(told(false, 0).map(({ error_code }) => error_code)).toEqual(["lock_jammed"]);
  expect(told(true, 2).map(({ error_code }) => error_code)).toEqual(["lock_jammed"]);
});
