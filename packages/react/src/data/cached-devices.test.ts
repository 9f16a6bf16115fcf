import type { Device } from "@mortise/client";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it } from "vitest";
import { deviceOf } from "../../test/device.ts";
import { enterSession } from "../provider/session-cache.ts";
import { patchDevice } from "./cached-devices.ts";
import type { DeviceList } from "./devices.ts";
import { platformKey } from "../provider/cache-keys.ts";

const session = "https://locks.example.com 1a2b";
const whole = platformKey(session, "devices.list", {});
const filtered = platformKey(session, "devices.list", { device_ids: ["b"] });
const single = platformKey(session, "devices.get", { device_id: "b" });
const foreign = platformKey("another session", "devices.list", {});

let caches: QueryClient[];
let leaving: (() => void)[];
beforeEach(() => {
  caches = [new QueryClient(), new QueryClient()];
  leaving = caches.map((cache) => enterSession(cache, session));
  for (const cache of caches) {
    cache.setQueryData(whole, { devices: ["a", "b", "c"].map((id) => deviceOf(id)), isComplete: true });
    cache.setQueryData(filtered, { devices: [deviceOf("b")], isComplete: true });
    cache.setQueryData(single, deviceOf("b"));
    cache.setQueryData(foreign, { devices: [deviceOf("b")], isComplete: true });
  }
});
afterEach(() => {
  for (const leave of leaving) leave();
});

const inList = (cache: QueryClient, key: readonly unknown[], id: string) =>
  cache.getQueryData<DeviceList>(key)?.devices.find(({ device_id }) => device_id === id)?.properties.locked;
const copies = (cache: QueryClient) => [
  inList(cache, whole, "b"),
  inList(cache, filtered, "b"),
  cache.getQueryData<Device>(single)?.properties.locked,
];

it("changes a device in every cached copy of its session, and nowhere else", () => {
  patchDevice(session, "b", { locked: false });
  for (const cache of caches) {
    expect(copies(cache)).toEqual([false, false, false]);
    expect(inList(cache, whole, "a")).toBe(true);
    expect(inList(cache, foreign, "b")).toBe(true);
  }
});

it("leaves the other devices the very objects they were", () => {
  const [cache] = caches as [QueryClient];
  const before = cache.getQueryData<DeviceList>(whole)?.devices;
  patchDevice(session, "b", { locked: false });
  const after = cache.getQueryData<DeviceList>(whole)?.devices;
  expect(after?.[0]).toBe(before?.[0]);
  expect(after?.[1]).not.toBe(before?.[1]);
});

it("undoes its own device alone: two doors may be on their way at once", () => {
  const undoB = patchDevice(session, "b", { locked: false });
  patchDevice(session, "a", { locked: false });
  undoB();
  for (const cache of caches) {
    expect(copies(cache)).toEqual([true, true, true]);
    expect(inList(cache, whole, "a")).toBe(false);
  }
});

it("undoes also in a copy that arrived meanwhile", () => {
  const undo = patchDevice(session, "b", { locked: false });
  const [cache] = caches as [QueryClient];
  cache.setQueryData(whole, { devices: [deviceOf("b", { locked: false, name: "renamed" })], isComplete: true });
  undo();
  expect(cache.getQueryData<DeviceList>(whole)?.devices[0]?.properties).toMatchObject({
    locked: true,
    name: "renamed",
  });
});

it("brings back an unknown state as unknown", () => {
  const [cache] = caches as [QueryClient];
  cache.setQueryData(single, deviceOf("b", { locked: undefined }));
  cache.removeQueries({ queryKey: whole });
  cache.removeQueries({ queryKey: filtered });
  caches[1]?.clear();
  patchDevice(session, "b", { locked: true })();
  expect(cache.getQueryData<Device>(single)?.properties.locked).toBeUndefined();
});

it("does nothing where the device is not known", () => {
  const undo = patchDevice(session, "unknown", { locked: false });
  undo();
  for (const cache of caches) expect(cache.getQueryData<DeviceList>(whole)?.devices).toHaveLength(3);
});
