import type { DeviceModel } from "@mortise/client";

export interface ModelSection {
  /** As the server writes it: `august`. */
  readonly brand: string;
  readonly models: readonly DeviceModel[];
}

/** Sections of more models than this are collapsed (docs/specification/spec.md §9). */
export const collapsedAbove = 3;

/** One section per brand, by the alphabet of the names people read; within it the server's order. */
export const modelSections = (models: readonly DeviceModel[], nameOf: (brand: string) => string): ModelSection[] =>
  [...Map.groupBy(models, (model) => brandKey(model.brand))]
    .map(([brand, inBrand]) => ({ brand, models: inBrand }))
    .sort((one, other) => nameOf(one.brand).localeCompare(nameOf(other.brand)));

/** The models of a section that are on screen. */
export const visibleModels = ({ models }: ModelSection, isExpanded: boolean): readonly DeviceModel[] =>
  isExpanded ? models : models.slice(0, collapsedAbove);

/** Brands are told apart without regard to case. */
export const brandKey = (brand: unknown): string => (typeof brand === "string" ? brand : "").toLowerCase();

/** `igloohome` → `Igloohome`, `two_n` → `Two n` (docs/specification/spec.md §2: "a capitalised brand"). */
export const brandName = (brand: string): string =>
  brand
    .replaceAll("_", " ")
    .trim()
    .replace(/^./u, (first) => first.toUpperCase());

/** Filters that are set: a brand, and "supported only" being off (docs/specification/spec.md §9). */
export const activeFilterCount = ({ brand, supportedOnly }: { brand: string | null; supportedOnly: boolean }): number =>
  (brand === null ? 0 : 1) + (supportedOnly ? 0 : 1);
