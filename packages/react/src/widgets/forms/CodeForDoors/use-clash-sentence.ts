import type { SharedRules } from "../../../rules/code/shared-rules.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { useDoorNames } from "./use-door-names.ts";

/**
 * Sentence with the doors that cannot share a code, and the number of digits that each accepts. Returns `null` if one
 * code fits all.
 */
export function useClashSentence(clash: SharedRules["clash"]): string | null {
  const { codeForDoors: words, accessCodeForm } = useDoorsStrings();
  const format = useFormat();
  const names = useDoorNames();
  if (clash === null) return null;
  const list = (entries: readonly string[], type: "disjunction" | "unit") =>
    new Intl.ListFormat(format.locale, { type }).format(entries);
  const digits = (lengths: readonly number[]) => {
    const [min, max] = [lengths[0] ?? 0, lengths.at(-1) ?? 0];
    return min !== max && max - min === lengths.length - 1
      ? accessCodeForm.pinRange({ min, max })
      : list(
          lengths.map((length) => format.number(length)),
          "disjunction",
        );
  };
  const groups = clash.map(({ lengths, doors }) =>
    words.doorsOfLengths({ doors: names(doors), lengths: digits(lengths) }),
  );
  return words.clash({ doors: list(groups, "unit") });
}
