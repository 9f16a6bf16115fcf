import { hashKey } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { platformKey } from "../provider/cache-keys.ts";

it("is the same for the same question, however it is put", () => {
  const one = platformKey("session", "devices.list", { device_ids: ["a"], limit: undefined });
  const other = platformKey("session", "devices.list", {
    limit: undefined,
    device_ids: ["a"],
    connected_account_ids: undefined,
  });
  expect(hashKey(one)).toBe(hashKey(other));
});

it("differs by session, call and input", () => {
  const keys = [
    platformKey("session", "devices.list", {}),
    platformKey("other session", "devices.list", {}),
    platformKey("session", "devices.get", {}),
    platformKey("session", "devices.list", { device_ids: [] }),
    platformKey("session", "devices.list"),
  ];
  expect(new Set(keys.map(hashKey)).size).toBe(keys.length);
});
