import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";

/** Formats the lengths that a lock accepts: "4–8", or "4 or 6". */
export function useLengths(lengths: readonly number[]): string {
  const format = useFormat();
  const { accessCodeForm: words } = useAllStrings();
  const [min, max] = [lengths[0] ?? 0, lengths.at(-1) ?? 0];
  if (min !== max && max - min === lengths.length - 1) return words.pinRange({ min, max });
  return new Intl.ListFormat(format.locale, { type: "disjunction" }).format(
    lengths.map((length) => format.number(length)),
  );
}
