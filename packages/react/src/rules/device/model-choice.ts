// Which brands and manufacturers a host lets its catalogue show.
import { brandKey } from "./model-sections.ts";

/** Names that a host gave; `null`: it did not say. */
export type NameList = readonly string[] | null | undefined;

/** In the order of {@link isBrandAllowed}: only these brands, only these manufacturers, none of these, and none of those. */
export type HostsChoice = readonly [
  brands: NameList,
  manufacturers: NameList,
  excludedBrands: NameList,
  excludedManufacturers: NameList,
];

/**
 * `of`: the brand's key, and its name as people read it. A list that cannot be read allows nothing: a typo must never
 * make a filter show more.
 */
export const isBrandAllowed = (choice: HostsChoice, ...of: string[]): boolean =>
  choice.every((names, at) => names == null || hasOneOf(names, of) === at < 2);

const hasOneOf = (names: NonNullable<NameList>, of: readonly string[]): boolean =>
  [names].flat().some((name) => keyOf(name) !== "" && of.some((each) => keyOf(each) === keyOf(name)));

/** "Two N", "two_n" and "TwoN" are one. */
const keyOf = (name: unknown): string => brandKey(name).replace(/[^\p{L}\p{N}]/gu, "");

/**
 * A model that can do all of the first names and none of the second; abilities are the names of its flags,
 * `can_remotely_unlock`.
 */
export const hasAbilities = (
  model: Readonly<Record<string, unknown>>,
  [all, none]: readonly [all: NameList, none: NameList],
): boolean =>
  [all ?? []].flat().every((name) => model[name] === true) && ![none ?? []].flat().some((name) => model[name] === true);
