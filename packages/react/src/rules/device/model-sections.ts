import type { DeviceModel } from "@mortise/client";

export interface ModelSection {
  /** Brand in lower case, such as `august`; empty if the server names none. */
  readonly brand: string;
  readonly models: readonly DeviceModel[];
}

/** Number of models above which a section is collapsed (docs/specification/spec.md §9). */
export const collapsedAbove = 3;

/** Makes one section per brand, sorted by display name. Within a section, the server's order stays. */
export const modelSections = (models: readonly DeviceModel[], nameOf: (brand: string) => string): ModelSection[] =>
  [...Map.groupBy(models, (model) => brandKey(model.brand))]
    .map(([brand, inBrand]) => ({ brand, models: inBrand }))
    .sort((one, other) => nameOf(one.brand).localeCompare(nameOf(other.brand)));

/** Models of a section that are shown. */
export const visibleModels = ({ models }: ModelSection, isExpanded: boolean): readonly DeviceModel[] =>
  isExpanded ? models : models.slice(0, collapsedAbove);

/** Key of a brand, without regard to case. */
export const brandKey = (brand: unknown): string => (typeof brand === "string" ? brand : "").toLowerCase();

/**
 * Capitalizes a brand (docs/specification/spec.md §2: "a capitalised brand"): `igloohome` → `Igloohome`, `two_n` → `Two
 * n`.
 */
export const brandName = (brand: string): string =>
  brand
    .replaceAll("_", " ")
    .trim()
    .replace(/^./u, (first) => first.toUpperCase());

/** Counts the active filters: a brand, and "supported only" being off (docs/specification/spec.md §9). */
export const activeFilterCount = ({ brand, supportedOnly }: { brand: string | null; supportedOnly: boolean }): number =>
  (brand === null ? 0 : 1) + (supportedOnly ? 0 : 1);
