// The models that a sandbox, a workspace with real locks, and a caller without a workspace can connect.
import { expect, it } from "vitest";
import { listCatalogue, listManufacturers } from "./device-catalogue.ts";
import { listDeviceModels } from "./device-models.ts";
import { models, modelsOver } from "./models.ts";
import { offeredModels } from "./offer.ts";

const zwave = { kind: "z", displayName: "Z", models: modelsOver("zwave") };
const zigbee = { kind: "b", displayName: "B", models: modelsOver("zigbee") };
const mine = { kind: "mine", displayName: "Mine", models: ["Smart Lock 3.0 Pro", "BE469ZP", "no such number"] };
const sandbox = { workspace: { is_sandbox: 1 }, systems: [zwave, zigbee] };
const house = { workspace: { is_sandbox: 0 }, systems: [zwave, zigbee] };
const ids = (asked: Parameters<typeof offeredModels>[0]) => offeredModels(asked).map(({ model }) => model.id);

it("in a sandbox: every model, by its simulated maker, whatever drivers the server has", () => {
  expect(ids(sandbox)).toEqual(models.map(({ id }) => id));
  for (const { model, support, providers } of offeredModels(sandbox)) {
    expect(support).toBe(model.support);
    expect(providers).toEqual(support === "unsupported" ? [] : [model.brand]);
  }
});

it("elsewhere: the models with the radio of a system that is here, all of them live; no Wi-Fi", () => {
  expect(ids(house).toSorted()).toEqual([...zwave.models, ...zigbee.models].toSorted());
  const offered = offeredModels(house);
  expect(new Set(offered.map(({ model }) => model.link))).toEqual(new Set(["zwave", "zigbee"]));
  expect(new Set(offered.map(({ support }) => support))).toEqual(new Set(["live"]));
  expect(ids({ ...house, systems: [zigbee] })).toEqual(
    offered.flatMap(({ model }) => (model.link === "zigbee" ? [model.id] : [])),
  );
  expect(ids({ ...house, systems: [] })).toEqual([]);
});

it("a driver of others adds the models that it names, and those that the catalogue has not are left out", () => {
  const asked = { ...house, systems: [zwave, mine] };
  const offered = offeredModels(asked).filter(({ providers }) => providers.includes("mine"));
  expect(offered.map(({ model, providers }) => [model.id, providers])).toEqual([
    ["Smart Lock 3.0 Pro", ["mine"]],
    ["BE469ZP", ["z", "mine"]],
  ]);
  const unnamed = { kind: "other", displayName: "Other" };
  expect(ids({ ...house, systems: [zwave, unnamed] })).toEqual(ids({ ...house, systems: [zwave] }));
});

it("a lock says that codes can be set on it only where that is known of its model", () => {
  const codes = (id: string) => listDeviceModels(house, { text_search: id })[0]?.["can_program_online_access_codes"];
  expect([codes("BE469ZP"), codes("66492-001"), codes("U-Bolt-Pro-Z-Wave")]).toEqual([true, undefined, undefined]);
  const [module] = listCatalogue(house, "", { text_search: "66492-001" });
  expect(module).toMatchObject({ can_remotely_unlock: true, software_features: { can_program_access_codes: false } });
});

it("without a workspace: every model, supported where a driver of this server connects it", () => {
  const open = { workspace: undefined, systems: [zwave] };
  expect(ids(open)).toEqual(models.map(({ id }) => id));
  const live = listDeviceModels(open, { support_level: "live" });
  expect(live.map(({ manufacturer_model_id }) => manufacturer_model_id)).toEqual(ids({ ...house, systems: [zwave] }));
  expect(listDeviceModels(open, { brand: "ecobee" })[0]).toMatchObject({
    support_level: "unsupported",
    device_provider_names: [],
  });
});

it("makers are those of its models, as well supported as these are", () => {
  const levels = (asked: Parameters<typeof listManufacturers>[0]) =>
    new Map(listManufacturers(asked, "").map(({ display_name, integration }) => [display_name, integration]));
  expect([...levels(house).keys()].toSorted()).toEqual(["August", "Kwikset", "Schlage", "Ultraloq", "Yale"]);
  expect(new Set(levels(house).values())).toEqual(new Set(["stable"]));
  expect(levels({ workspace: undefined, systems: [zwave] }).get("Nuki")).toBe("unsupported");
  expect(levels(sandbox).get("Nuki")).toBe("stable");
  expect(listManufacturers({ ...house, systems: [] }, "")).toEqual([]);
});
