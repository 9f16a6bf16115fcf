// Decides which brands and manufacturers a host's catalogue shows.
import { brandKey } from "./model-sections.ts";

/** Names from the host; `null` if it gave none. */
export type NameList = readonly string[] | null | undefined;

/**
 * The host's lists, in the order of {@link isBrandAllowed}: only these brands, only these manufacturers, none of these
 * brands, none of these manufacturers.
 */
export type HostsChoice = readonly [
  brands: NameList,
  manufacturers: NameList,
  excludedBrands: NameList,
  excludedManufacturers: NameList,
];

/**
 * Whether a brand is shown. An unreadable list of allowed names allows nothing, because a typo must never make the
 * filter show more. An unreadable list of excluded names excludes nothing.
 * @param of - The brand's key, and its display name.
 */
export const isBrandAllowed = (choice: HostsChoice, ...of: string[]): boolean =>
  choice.every((names, at) => names == null || hasOneOf(names, of) === at < 2);

const hasOneOf = (names: NonNullable<NameList>, of: readonly string[]): boolean =>
  [names].flat().some((name) => keyOf(name) !== "" && of.some((each) => keyOf(each) === keyOf(name)));

/** Normalizes a name: "Two N", "two_n" and "TwoN" are the same. */
const keyOf = (name: unknown): string => brandKey(name).replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Whether a model has all of the first abilities and none of the second. Abilities are names of its flags, such as
 * `can_remotely_unlock`.
 */
export const hasAbilities = (
  model: Readonly<Record<string, unknown>>,
  [all, none]: readonly [all: NameList, none: NameList],
): boolean =>
  [all ?? []].flat().every((name) => model[name] === true) && ![none ?? []].flat().some((name) => model[name] === true);
