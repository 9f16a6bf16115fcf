import { lockDeviceTypes, everyCall, worldNames } from "@mortise/contract";
import { describe, expect, it } from "vitest";
import { accessCodeErrors } from "../../base/catalogue/issues/access-code-errors.ts";
import { accessCodeWarnings } from "../../base/catalogue/issues/access-code-warnings.ts";
import { accountWarnings } from "../../base/catalogue/issues/account-warnings.ts";
import { accountErrors, deviceErrors } from "../../base/catalogue/issues/device-errors.ts";
import { deviceWarnings } from "../../base/catalogue/issues/device-warnings.ts";
import { completeDevice } from "../../base/db/devices.ts";
import { findImage } from "../../base/catalogue/images.ts";
import type { World } from "./world.ts";
import { buildWorld } from "./worlds.ts";

const workspace_id = "0f000000-0000-4000-8000-000000000001";
const now = Date.parse("2026-06-12T09:17:00.000Z");
const build = (name: (typeof worldNames)[number], id = workspace_id) => buildWorld(name, { workspace_id: id, now });
const devicesOf = ({ devices }: World) => devices.map(({ device }) => device);
const codesOf = ({ devices }: World) => devices.flatMap(({ codes }) => codes.map(({ code }) => code));
const idsOf = (world: World) => [
  ...world.accounts.map(({ account }) => account.connected_account_id),
  ...devicesOf(world).map(({ device_id }) => device_id),
  ...codesOf(world).map(({ access_code_id }) => access_code_id),
  ...world.people.map(({ user_identity_id }) => user_identity_id),
  ...world.spaces.map(({ space }) => space.space_id),
  ...world.stays.flatMap(({ grant, made }) => [grant.access_grant_id, made?.method.access_method_id ?? []].flat()),
];

/** Fields of codes and accounts that are sent but not stored. */
const ofCodes = {
  is_backup_access_code_available: false,
  is_offline_access_code: false,
  is_one_time_use: false,
  pending_mutations: [],
};
const ofAccounts = { accepted_capabilities: [] };
const withAll = <Row extends object>(rows: readonly Row[], more: object) =>
  rows.map((row) => Object.assign({}, row, more));

describe.each(worldNames)("the world %s", (name) => {
  const world = build(name);

  it("matches the contract", () => {
    const { devices } = everyCall.devices.list.result;
    const { access_codes } = everyCall.accessCodes.list.result;
    const { connected_accounts } = everyCall.connectedAccounts.list.result;
    const accounts = world.accounts.map(({ account }) => account);
    expect(devices.parse(devicesOf(world).map(completeDevice))).toHaveLength(world.devices.length);
    expect(access_codes.parse(withAll(codesOf(world), ofCodes))).toHaveLength(codesOf(world).length);
    expect(connected_accounts.parse(withAll(accounts, ofAccounts))).toHaveLength(accounts.length);
  });

  it("has ids of its own in every workspace, and the same ones each time", () => {
    const ids = idsOf(world);
    expect(new Set(ids).size).toBe(ids.length);
    expect(idsOf(build(name))).toEqual(ids);
    const elsewhere = new Set(idsOf(build(name, "0f000000-0000-4000-8000-000000000002")));
    expect(ids.filter((id) => elsewhere.has(id))).toEqual([]);
  });

  it("is consistent: each device is on an account of its kind, each code on its lock once", () => {
    const accounts = new Map(world.accounts.map(({ account }) => [account.connected_account_id, account]));
    for (const { device, lock, codes } of world.devices) {
      expect(accounts.get(device.connected_account_id)?.workspace_id).toBe(workspace_id);
      expect(new Set(lock.slots.map(({ code }) => code)).size).toBe(lock.slots.length);
      expect(codes.filter(({ code }) => code.device_id !== device.device_id)).toEqual([]);
      // The lock holds the former value after a refused change.
      const isOn = codes.filter(
        ({ code: { status, code, is_scheduled_on_device }, refused, slot }) =>
          code !== null &&
          (is_scheduled_on_device === true ||
            ["set", "removing", "unknown"].includes(status) ||
            (refused !== null && slot !== null)),
      );
      expect(lock.slots).toEqual(isOn.map(({ slot }) => slot));
      expect(lock.slots.map(({ code }) => code)).toEqual(
        isOn.map(({ code, refused, slot }) => (refused === null ? code.code : slot?.code)),
      );
      for (const { code } of lock.slots) expect(lock.codes?.lengths).toContain(code.length);
    }
  });

  it("lists devices in the order they were written down, oldest first", () => {
    const moments = devicesOf(world).map(({ created_at }) => created_at);
    expect(moments).toEqual(moments.toSorted());
    expect(new Set(moments).size).toBe(moments.length);
  });
});

describe("hotel", () => {
  const world = build("hotel");
  const devices = devicesOf(world);
  const has = (wanted: (device: (typeof devices)[number]) => boolean) => devices.some(wanted);

  it("has twelve doors, over several makers, all of them locks with pictures", () => {
    expect(devices).toHaveLength(12);
    expect(new Set(devices.map(({ properties }) => properties.manufacturer)).size).toBeGreaterThanOrEqual(4);
    expect(devices.filter(({ device_type }) => !(lockDeviceTypes as readonly string[]).includes(device_type))).toEqual(
      [],
    );
    expect(devices.filter(({ properties }) => findImage(String(properties["image_url"])) === undefined)).toEqual([]);
  });

  it.each<[string, (device: (typeof devices)[number]) => boolean]>([
    ["locked", ({ properties }) => properties.locked === true],
    ["unlocked", ({ properties }) => properties.locked === false],
    [
      "unknown although online",
      ({ properties, errors }) => properties.locked === undefined && properties.online && errors.length === 0,
    ],
    ["full", ({ properties }) => properties.battery?.status === "full"],
    ["good", ({ properties }) => properties.battery?.status === "good"],
    ["low", ({ properties }) => properties.battery?.status === "low"],
    ["critical", ({ properties }) => properties.battery?.status === "critical"],
    ["without a battery", ({ properties }) => properties.battery === undefined],
    ["offline", ({ properties, errors }) => !properties.online && errors[0]?.is_device_error === true],
    ["signed out", ({ errors }) => errors.some(({ error_code }) => error_code === "account_disconnected")],
    ["warned about", ({ warnings }) => warnings.length > 0],
    ["named at length", ({ properties }) => properties.name.length > 60],
    ["open to many code lengths", ({ properties }) => (properties["supported_code_lengths"] as unknown[]).length > 5],
  ])("has a door that is %s", (_state, wanted) => expect(has(wanted)).toBe(true));

  it("has ongoing, current, future, failed and warned codes", () => {
    const codes = codesOf(world);
    const at = new Date(now).toISOString();
    const found = {
      ongoing: codes.some(({ type }) => type === "ongoing"),
      running: codes.some(({ starts_at, ends_at }) => starts_at && ends_at && starts_at < at && at < ends_at),
      coming: codes.some(
        ({ starts_at, status, is_scheduled_on_device }) =>
          starts_at && at < starts_at && status === "unset" && !is_scheduled_on_device,
      ),
      preloaded: codes.some(
        ({ starts_at, is_scheduled_on_device }) => starts_at && at < starts_at && is_scheduled_on_device,
      ),
      failed: codes.some(({ errors }) => errors.length > 0),
      warned: codes.some(({ warnings }) => warnings.length > 0),
      shared: new Set(codes.flatMap(({ common_code_key }) => common_code_key ?? [])).size > 0,
    };
    expect(found).toEqual({
      ongoing: true,
      running: true,
      coming: true,
      preloaded: true,
      failed: true,
      warned: true,
      shared: true,
    });
  });
});

describe("troubled", () => {
  const world = build("troubled");
  const errors = (list: readonly { errors: { error_code?: string }[] }[]) =>
    new Set(list.flatMap((each) => each.errors.map(({ error_code }) => error_code)));
  const warnings = (list: readonly { warnings: { warning_code?: string }[] }[]) =>
    new Set(list.flatMap((each) => each.warnings.map(({ warning_code }) => warning_code)));
  const accounts = world.accounts.map(({ account }) => account);

  it.each([
    ["device errors", deviceErrors, errors(devicesOf(world))],
    ["account errors, on the account", accountErrors, errors(accounts)],
    ["account errors, on its devices", accountErrors, errors(devicesOf(world))],
    ["device warnings", deviceWarnings, warnings(devicesOf(world))],
    ["account warnings", accountWarnings, warnings(accounts)],
    ["access code errors", accessCodeErrors, errors(codesOf(world))],
    ["access code warnings", accessCodeWarnings, warnings(codesOf(world))],
  ])("has all %s", (_kind, list, present) => {
    expect(Object.keys(list).filter((code) => !present.has(code))).toEqual([]);
  });

  it("describes each in one or two sentences that end in what to do, with true flags only", () => {
    const troubled = [...devicesOf(world), ...codesOf(world), ...accounts];
    const entries = [...troubled.flatMap((each) => each.errors), ...troubled.flatMap((each) => each.warnings)];
    for (const entry of entries) {
      expect(entry.message).toMatch(/^[A-Z].+\. .+\.$/);
      expect(entry.created_at).toMatch(/Z$/);
      expect(Object.entries(entry).filter(([key, value]) => key.startsWith("is_") && value !== true)).toEqual([]);
    }
  });

  it("has unusual names, unknown types and missing fields, which a page must handle", () => {
    const devices = devicesOf(world);
    const names = devices.map(({ properties }) => properties.name);
    expect(names).toEqual(expect.arrayContaining(["<img src=x onerror=alert(1)>", "", "باب المدخل الرئيسي"]));
    expect(names.filter((name) => name.length === 300).length).toBeGreaterThan(0);
    expect(names.some((name) => /\p{Extended_Pictographic}/u.test(name))).toBe(true);
    expect(devices.map(({ device_type }) => device_type)).toContain("quantum_lock");
    expect(devices.some(({ properties }) => Object.keys(properties).join() === "name,online,model")).toBe(true);
    expect(codesOf(world).filter(({ ends_at }) => ends_at === "9999-12-31T23:59:59.999Z")).toHaveLength(2);
  });
});

describe("huge", () => {
  it("has 10,000 locks on three accounts, about one in a hundred in trouble, each with a name of its own", () => {
    const world = build("huge");
    const devices = devicesOf(world);
    expect(devices).toHaveLength(10_000);
    expect(world.accounts).toHaveLength(3);
    expect(new Set(devices.map(({ properties }) => properties.name)).size).toBe(10_000);
    const troubled = devices.filter(
      (device) => device.errors.some((error) => error.is_device_error) || device.warnings.length > 0,
    ).length;
    expect(troubled).toBeGreaterThan(50);
    expect(troubled).toBeLessThan(200);
  });
});
