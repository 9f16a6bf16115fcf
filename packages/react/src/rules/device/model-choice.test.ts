import { describe, expect, it } from "vitest";
import { hasAbilities, isBrandAllowed } from "./model-choice.ts";

type Lists = Partial<Record<"brands" | "manufacturers" | "excludedBrands" | "excludedManufacturers", string[]>>;

describe("a brand is shown", () => {
  it.each<[string, Lists, string, string, boolean]>([
    ["without a choice", {}, "august", "August", true],
    ["of the brands", { brands: ["August"] }, "august", "August", true],
    ["of other brands", { brands: ["yale"] }, "august", "August", false],
    ["excluded", { excludedBrands: ["August"] }, "august", "August", false],
    [
      "excluded, though among the brands",
      { brands: ["august"], excludedBrands: ["august"] },
      "august",
      "August",
      false,
    ],
    ["of the manufacturers, by key", { manufacturers: ["two_n"] }, "two_n", "2N", true],
    ["of the manufacturers, as people write it", { manufacturers: ["Two N"] }, "two_n", "2N", true],
    ["of the manufacturers, by its display name", { manufacturers: ["2n"] }, "two_n", "2N", true],
    ["of other manufacturers", { manufacturers: ["Yale"] }, "two_n", "2N", false],
    ["of an excluded manufacturer", { excludedManufacturers: ["2N"] }, "two_n", "2N", false],
    ["of manufacturers that cannot be read", { manufacturers: [5] as unknown as string[] }, "two_n", "2N", false],
    ["of a text in place of a list", { manufacturers: "Yale" as unknown as string[] }, "yale", "Yale", true],
  ])("%s", (_, { brands, manufacturers, excludedBrands, excludedManufacturers }, brand, name, shown) =>
    expect(isBrandAllowed([brands, manufacturers, excludedBrands, excludedManufacturers], brand, name)).toBe(shown),
  );
});

describe("a model that can be unlocked from afar is shown", () => {
  it.each<[string, string[] | null, string[] | null, boolean]>([
    ["without a choice", null, null, true],
    ["when that is asked for", ["can_remotely_unlock"], [], true],
    ["not when that is excluded", null, ["can_remotely_unlock"], false],
    ["not when more is asked for", ["can_remotely_unlock", "can_hvac_heat"], null, false],
    ["not when what is asked for cannot be read", [5] as unknown as string[], null, false],
    ["when a text stands in place of the list", "can_remotely_unlock" as unknown as string[], null, true],
  ])("%s", (_, includeIf, excludeIf, shown) =>
    expect(hasAbilities({ model_name: "Lock", can_remotely_unlock: true }, [includeIf, excludeIf])).toBe(shown),
  );
});
