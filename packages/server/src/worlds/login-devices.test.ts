import { lockDeviceTypes, everyCall } from "@mortise/contract";
import { describe, expect, it } from "vitest";
import { providers } from "../catalogue/providers.ts";
import { devicesOfLogin } from "./login-devices.ts";
import { WorldBuilder } from "./world-builder.ts";

const now = Date.parse("2026-06-12T09:00:00.000Z");
const builder = new WorldBuilder({ workspace_id: "0f000000-0000-4000-8000-000000000001", now, user_identifier_key: "x" });
const devicesOf = (provider: string, login: string) =>
  devicesOfLogin(builder.account(provider, login).account, login, now).map(({ device }) => device);

describe("what is found through a sandbox account", () => {
  it("is what appendix B names", () => {
    expect(devicesOf("august", "jane@example.com").map(({ properties }) => properties.name)).toEqual(["FRONT DOOR", "BACK DOOR", "GARAGE"]);
    expect(devicesOf("schlage", "jane@example.com").map(({ properties }) => properties.locked)).toEqual([true, false]);
    expect(devicesOf("schlage", "john@example.com").map(({ properties }) => properties.locked)).toEqual([true]);
    expect(devicesOf("schlage", "kanye@example.com")).toEqual([]);
    expect(devicesOf("smartthings", "jane@example.com").map(({ properties }) => properties.locked)).toEqual([false]);
    expect(devicesOf("kwikset", "jane@example.com").map(({ properties }) => properties.name)).toEqual(["Kwikset Halo Touch"]);
  });

  it("is of the maker whose devices lists are narrowed to, by whichever account it is connected", () => {
    const accounts = ["yale", "yale_access", "salto_ks", "google_nest", "my_2n", "seam_relay_admin"];
    const makers = accounts.map((provider) => devicesOf(provider, "jane@example.com")[0]?.properties.manufacturer);
    expect(makers).toEqual(["yale", "yale", "salto", "nest", "two_n", "seam"]);
  });

  it("is the same each time an account is connected, and different for each account", () => {
    const ids = (login: string) => devicesOf("august", login).map(({ device_id }) => device_id);
    expect(ids("jane@example.com")).toEqual(ids("jane@example.com"));
    expect(ids("jane@example.com").filter((id) => ids("june@example.com").includes(id))).toEqual([]);
  });

  it("is something for anybody at every provider, as the contract describes it, and a lock only where it locks", () => {
    const { devices } = everyCall.devices.list.result;
    for (const { name, deviceType } of providers) {
      const found = devicesOf(name, "somebody@example.com");
      expect(devices.parse(found).length).toBeGreaterThan(0);
      const isLock = (lockDeviceTypes as readonly string[]).includes(deviceType) || /_(lock|door|entry)$/.test(deviceType);
      expect(found.map(({ capabilities_supported }) => capabilities_supported.includes("lock"))).toEqual(found.map(() => isLock));
    }
  });
});
