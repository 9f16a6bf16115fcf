import type { DeviceModel } from "@mortise/client";
import { describe, expect, it } from "vitest";
import { activeFilterCount, brandName, collapsedAbove, modelSections, visibleModels } from "./model-sections.ts";

const model = (brand: string, model_name: string) => ({ brand, model_name }) as DeviceModel;

describe("spec §2: grouped in brand sections", () => {
  const models = [model("yale", "A"), model("august", "B"), model("Yale", "C"), model("yale", "D"), model("yale", "E")];
  const sections = modelSections(models, brandName);

  it("has one section per brand, whatever its case, in alphabetical order", () =>
    expect(
      sections.map(({ brand, models: inBrand }) => [brand, inBrand.map(({ model_name }) => model_name).join("")]),
    ).toEqual([
      ["august", "B"],
      ["yale", "ACDE"],
    ]));

  it("spec §9: collapsed above 3 models", () => {
    const [august, yale] = sections;
    expect(collapsedAbove).toBe(3);
    expect(visibleModels(august ?? never(), false)).toHaveLength(1);
    expect(visibleModels(yale ?? never(), false)).toHaveLength(3);
    expect(visibleModels(yale ?? never(), true)).toHaveLength(4);
  });

  it("orders brands by the names that are shown, not by those of the server, as the brand filter does", () => {
    const names: Record<string, string> = {
      four_suites: "4SUITES",
      ecobee: "ecobee",
      my_2n: "2N",
      yale: "Yale",
      "": "Unknown",
    };
    const brands = Object.keys(names).map((brand) => model(brand, "A"));
    const order = modelSections(brands, (brand) => names[brand] ?? never()).map(({ brand }) => names[brand]);
    expect(order).toEqual(["2N", "4SUITES", "ecobee", "Unknown", "Yale"]);
  });

  it("accepts a model without a brand", () =>
    expect(modelSections([{ model_name: "?" } as DeviceModel], brandName)).toHaveLength(1));
});

it.each([
  ["august", "August"],
  ["two_n", "Two n"],
  ["2N", "2N"],
  ["élan", "Élan"],
  ["", ""],
])("a capitalised brand: %s → %s", (brand, expected) => expect(brandName(brand)).toBe(expected));

it.each([
  [null, true, 0],
  [null, false, 1],
  ["yale", true, 1],
  ["yale", false, 2],
])('spec §9: the active-filter count also counts "supported only off" (%s, %s)', (brand, supportedOnly, expected) =>
  expect(activeFilterCount({ brand, supportedOnly })).toBe(expected),
);

function never(): never {
  throw new Error("There is no such section.");
}
