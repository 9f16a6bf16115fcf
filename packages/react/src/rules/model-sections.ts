import type { DeviceModel } from "@mortise/client";

export interface ModelSection {
  /** As the server writes it: `august`. */
  readonly brand: string;
  readonly models: readonly DeviceModel[];
}

/** Sections of more models than this are collapsed (spec §9). */
export const collapsedAbove = 3;

/** One section per brand, by the alphabet; within it the server's order. */
export function modelSections(models: readonly DeviceModel[]): ModelSection[] {
  const sections = new Map<string, DeviceModel[]>();
  for (const model of models) {
    const brand = brandKey(model.brand);
    const section = sections.get(brand);
    if (section === undefined) sections.set(brand, [model]);
    else section.push(model);
  }
  return [...sections]
    .map(([brand, inBrand]) => ({ brand, models: inBrand }))
    .sort((one, other) => (one.brand === other.brand ? 0 : one.brand < other.brand ? -1 : 1));
}

/** What is on screen of a section. */
export const visibleModels = ({ models }: ModelSection, isExpanded: boolean): readonly DeviceModel[] =>
  isExpanded ? models : models.slice(0, collapsedAbove);

/** Brands are told apart without regard to case. */
export const brandKey = (brand: unknown): string => (typeof brand === "string" ? brand : "").toLowerCase();

/** `igloohome` → `Igloohome`, `two_n` → `Two n` (spec §2: "a capitalised brand"). */
export function brandName(brand: string): string {
  const words = brand.replaceAll("_", " ").trim();
  const [first = ""] = words;
  return first.toLocaleUpperCase("en") + words.slice(first.length);
}

/** Filters that are set: a brand, and "supported only" being off (spec §9). */
export const activeFilterCount = ({ brand, supportedOnly }: { brand: string | null; supportedOnly: boolean }): number =>
  (brand === null ? 0 : 1) + (supportedOnly ? 0 : 1);
