import { useAllStrings } from "../../../strings/all-strings.ts";

/** Describes the shortest and longest of some lengths: "6 digits", or "4–8 digits". */
export function useDigitCount(lengths: readonly number[]): string {
  const { deviceDetails: words } = useAllStrings();
  const [min, max] = [lengths[0] ?? 0, lengths.at(-1) ?? 0];
  return min === max ? words.digits({ count: min }) : words.digitRange({ min, max });
}
