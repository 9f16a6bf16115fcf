import { lockDeviceTypes, everyCall } from "@mortise/contract";
import { completeDevice } from "../../base/db/devices.ts";
import { describe, expect, it } from "vitest";
import { providers } from "../../base/catalogue/providers.ts";
import { devicesOfLogin } from "./login-devices.ts";
import { WorldBuilder } from "./world-builder.ts";

const now = Date.parse("2026-06-12T09:00:00.000Z");
const builder = new WorldBuilder({
  workspace_id: "0f000000-0000-4000-8000-000000000001",
  now,
  user_identifier_key: "x",
});
const devicesOf = (provider: string, login: string) =>
  devicesOfLogin(builder.account(provider, login).account, login, now).map(({ device }) => device);

describe("the devices of a sandbox account", () => {
  it("are those of platform-api appendix B", () => {
    expect(devicesOf("august", "jane@example.com").map(({ properties }) => properties.name)).toEqual([
      "FRONT DOOR",
      "BACK DOOR",
      "GARAGE",
    ]);
    expect(devicesOf("schlage", "jane@example.com").map(({ properties }) => properties.locked)).toEqual([true, false]);
    expect(devicesOf("schlage", "john@example.com").map(({ properties }) => properties.locked)).toEqual([true]);
    expect(devicesOf("schlage", "kanye@example.com")).toEqual([]);
    expect(devicesOf("smartthings", "jane@example.com").map(({ properties }) => properties.locked)).toEqual([false]);
    expect(devicesOf("kwikset", "jane@example.com").map(({ properties }) => properties.name)).toEqual([
      "Kwikset Halo Touch",
    ]);
  });

  it("match a list's filter by maker, by whichever account they are connected", () => {
    const accounts = ["yale", "yale_access", "salto_ks", "google_nest", "my_2n", "seam_relay_admin"];
    const makers = accounts.map((provider) => devicesOf(provider, "jane@example.com")[0]?.properties.manufacturer);
    expect(makers).toEqual(["yale", "yale", "salto", "nest", "two_n", "seam"]);
  });

  it("are the same each time an account is connected, and different for each account", () => {
    const ids = (login: string) => devicesOf("august", login).map(({ device_id }) => device_id);
    expect(ids("jane@example.com")).toEqual(ids("jane@example.com"));
    expect(ids("jane@example.com").filter((id) => ids("june@example.com").includes(id))).toEqual([]);
  });

  it("exist for any login at every provider, match the contract, and include locks only for providers of locks", () => {
    const { devices } = everyCall.devices.list.result;
    for (const { name, deviceType } of providers) {
      const found = devicesOf(name, "somebody@example.com");
      expect(devices.parse(found.map(completeDevice)).length).toBeGreaterThan(0);
      const isLock =
        (lockDeviceTypes as readonly string[]).includes(deviceType) || /_(lock|door|entry)$/.test(deviceType);
      expect(found.map(({ capabilities_supported }) => capabilities_supported.includes("lock"))).toEqual(
        found.map(() => isLock),
      );
    }
  });
});
