import { everyCall } from "@mortise/contract";
import { describe, expect, it } from "vitest";
import { writeJson } from "../text/json-text.ts";
import { listDeviceModels } from "./device-models.ts";
import { listDeviceProviders } from "./device-providers.ts";
import { drawings, type DrawingName } from "./drawings/drawings.ts";
import { brandImagePath, deviceImagePath, findImage } from "./images.ts";
import { models } from "./models.ts";
import { providers } from "./providers.ts";

/** Names of platform-api §3.18, v8 era. */
const v8Providers =
  "akuvox august avigilon_alta brivo butterflymx schlage smartthings yale genie doorking salto ttlock linear noiseaware nuki seam_relay_admin igloo kwikset minut my_2n controlbyweb nest igloohome ecobee hubitat yale_access lockly".split(
    " ",
  );
const sandbox = { workspace: { is_sandbox: 1 }, systems: [] };
const { device_providers } = everyCall.devices.listDeviceProviders.result;
const { device_models } = everyCall.deviceModels.list.result;

describe("device providers", () => {
  it("include every name of the v8 era, once", () => {
    const names = listDeviceProviders().map(({ device_provider_name }) => device_provider_name);
    expect(names).toEqual(expect.arrayContaining(v8Providers));
    expect(new Set(names).size).toBe(names.length);
  });

  it("are what the contract says", () => {
    expect(device_providers.parse(listDeviceProviders())).toHaveLength(providers.length);
  });

  it("are filtered by category; an unknown one gives none", () => {
    const stable = listDeviceProviders("stable").map(({ device_provider_name }) => device_provider_name);
    expect(stable).toEqual(
      expect.arrayContaining(["august", "nuki", "salto", "schlage", "smartthings", "yale_access"]),
    );
    expect(stable).not.toContain("kisi");
    expect(listDeviceProviders("no_such_category")).toEqual([]);
  });
});

describe("device models", () => {
  it("are at least 60 over at least 15 brands, each number once", () => {
    expect(models.length).toBeGreaterThanOrEqual(60);
    expect(new Set(models.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(15);
    expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
    expect(new Set(models.map(({ brand, name }) => `${brand} ${name}`)).size).toBe(models.length);
  });

  it("match the contract's schema, with a provider for each brand, and every support level and connection", () => {
    const all = device_models.parse(listDeviceModels(sandbox));
    const known = new Set(providers.map(({ name }) => name));
    expect(all.filter(({ brand }) => !known.has(brand))).toEqual([]);
    expect(new Set(all.map(({ support_level }) => support_level))).toEqual(new Set(["live", "beta", "unsupported"]));
    expect(new Set(all.map(({ connection_type }) => connection_type))).toEqual(
      new Set(["wifi", "zwave", "zigbee", "unknown"]),
    );
  });

  it("come in sections of one, three, four and fourteen", () => {
    const sizes = new Set(models.map(({ brand }) => models.filter((other) => other.brand === brand).length));
    expect([1, 3, 4, 14].filter((size) => !sizes.has(size))).toEqual([]);
  });

  it("are filtered by the whole value, ignoring case", () => {
    expect(listDeviceModels(sandbox, { brand: "YALE" })).toHaveLength(14);
    expect(listDeviceModels(sandbox, { brand: "yal" })).toEqual([]);
    expect(
      listDeviceModels(sandbox, { main_category: "Thermostats", support_level: "LIVE" }).map(({ brand }) => brand),
    ).toContain("ecobee");
    expect(
      listDeviceModels(sandbox, { brand: "yale", support_level: "live" }).every(
        (each) => each.support_level === "live",
      ),
    ).toBe(true);
  });

  it.each([
    ["assure touchscreen", "YRD420-F-ZW2"],
    ["yrd420", "YRD420-F-ZW2"],
    ["YRD 420", "YRD420-F-ZW2"],
    ["Z-Wave yale", "YRD420-F-ZW2"],
    ["beta nuki", "Smart Lock Pro 4"],
    ["05/102200", "05/102200"],
  ])("are found by %j", (text_search, id) => {
    expect(
      listDeviceModels(sandbox, { text_search }).map(({ manufacturer_model_id }) => manufacturer_model_id),
    ).toContain(id);
  });

  it("can be searched by any text: a blank one finds all, an unknown one none", () => {
    for (const blank of ["", "   ", "-", "(("])
      expect(listDeviceModels(sandbox, { text_search: blank })).toHaveLength(models.length);
    for (const odd of ["(no such)+$", "no such lock", "\u0000qqq", "yale thermostat"])
      expect(listDeviceModels(sandbox, { text_search: odd })).toEqual([]);
  });

  it("cannot be changed by their receivers", () => {
    Object.assign(listDeviceModels(sandbox, { brand: "genie" }).at(0) ?? {}, { model_name: "changed" });
    expect(listDeviceModels(sandbox, { brand: "genie" }).at(0)?.model_name).toMatch(/Aladdin/);
  });
});

describe("images", () => {
  it("exist for every provider and model, and for nothing else", () => {
    const addresses = [
      ...listDeviceProviders().map(({ image_url }) => image_url),
      ...listDeviceModels(sandbox).map(({ icon_url }) => icon_url),
    ].map(
      (address) => new URL(JSON.parse(writeJson({ image_url: address }, "https://locks.example")).image_url).pathname,
    );
    expect(addresses.filter((address) => findImage(address)?.type !== "image/svg+xml")).toEqual([]);
    for (const path of ["/images/", "/images/devices/../../index.ts", "/images/devices/toString.svg", ""])
      expect(findImage(path)).toBeUndefined();
    expect(findImage("/images/brands/unknown.svg")).toBeDefined();
    expect(findImage("/images/devices/unknown.svg")).toBeDefined();
  });

  it("are small drawings of shapes alone: no script, no text, nothing fetched", () => {
    const plain = new Set(["<svg", "<g", "<rect", "<circle", "<path"]);
    const devices = Object.keys(drawings).map((name) => deviceImagePath(name as DrawingName));
    const brands = ["unknown", ...providers.map(({ name }) => name)].map(brandImagePath);
    for (const path of [...devices, ...brands]) {
      const { body } = findImage(path) ?? { body: "" };
      expect(body).toMatch(/^<svg .+<\/svg>$/);
      expect((body.match(/<\w+/g) ?? []).filter((start) => !plain.has(start))).toEqual([]);
      expect(body).not.toMatch(/href|url\(|style=|NaN|undefined/);
      expect(body.length).toBeLessThan(4_000);
    }
  });

  it("differ for brands with the same initial", () => {
    const tiles = providers.map(({ name }) => findImage(`/images/brands/${name}.svg`)?.body);
    expect(new Set(tiles).size).toBe(tiles.length);
  });
});
