// Invalid rows of models.json and providers.json. The error names file, row and field.
import { expect, it } from "vitest";
import { readModels } from "./models.ts";
import groups from "./models.json" with { type: "json" };
import { readProviders } from "./providers.ts";
import providers from "./providers.json" with { type: "json" };

const model = { id: "L1", name: "Lock 1", link: "wifi", support: "live", drawing: "lever" };
const group = { brand: "yale", category: "smartlocks", models: [model] };
const provider = { name: "yale", displayName: "Yale", deviceType: "yale_lock", categories: ["stable"] };
const withModel = (change: object) => [group, { ...group, models: [{ ...model, id: "L2", ...change }] }];

it("the rows that are here are read, in their order", () => {
  const ids = groups.flatMap(({ models }) => models.map(({ id }) => id));
  expect(readModels(groups).map(({ id }) => id)).toEqual(ids);
  expect(readProviders(providers)).toEqual(providers);
});

it.each([
  ["an unknown connection", withModel({ link: "bluetooth" }), '[1].models[0].link in {"id":"L2"', '"zwave"'],
  ["a drawing that nobody drew", withModel({ drawing: "dragon" }), '[1].models[0].drawing in {"id":"L2"', '"lever"'],
  ["no name", withModel({ name: undefined }), '[1].models[0].name in {"id":"L2"', "expected string"],
  ["a field more", withModel({ price: 3 }), '[1].models[0] in {"id":"L2"', "price"],
  ["the number of another model", withModel({ id: "L1" }), '[1].id in {"brand":"yale"', "L1 stands in an earlier row"],
  ["a brand without provider", [{ ...group, brand: "nobody" }], '[0].brand in {"brand":"nobody"', "providers.json"],
  ["a hub for its Wi-Fi", withModel({ hub: { pins: true } }), "[1]", "the radio zwave or zigbee"],
  [
    "a hub for a relay",
    [{ ...group, category: "relays", models: [{ ...model, link: "zwave", hub: { pins: null } }] }],
    "[0]",
    "radio",
  ],
  [
    "a hub that says nothing of PINs",
    withModel({ link: "zwave", hub: {} }),
    "[1].models[0].hub.pins",
    "expected boolean",
  ],
  ["no models", [{ ...group, models: [] }], "[0].models in", ">=1 items"],
  ["no list", {}, "", "expected array"],
])("a model with %s is refused", (_, rows, place, why) => {
  expect(() => readModels(rows)).toThrow("base/catalogue/models.json");
  expect(() => readModels(rows)).toThrow(place);
  expect(() => readModels(rows)).toThrow(why);
});

it.each([
  ["an unknown category", [{ ...provider, categories: ["locks"] }], '[0].categories[0] in {"name":"yale"'],
  ["no device type", [{ ...provider, deviceType: "" }], '[0].deviceType in {"name":"yale"'],
  ["the name of another", [provider, provider], '[1].name in {"name":"yale"'],
])("a provider with %s is refused", (_, rows, place) => {
  expect(() => readProviders(rows)).toThrow("base/catalogue/providers.json");
  expect(() => readProviders(rows)).toThrow(place);
});
