import type { SharedRules } from "../../../rules/code/shared-rules.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";

/** Names of one kind of doors before the rest are counted. */
const mostNames = 2;

/** Which doors no one code fits, each with the digits it takes; `null` where one fits all. */
export function useClashSentence(clash: SharedRules["clash"]): string | null {
  const { codeForDoors: words, device, accessCodeForm } = useDoorsStrings();
  const format = useFormat();
  if (clash === null) return null;
  const list = (entries: readonly string[], type: "conjunction" | "disjunction" | "unit" = "conjunction") =>
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
  const groups = clash.map(({ lengths, doors }) => {
    const names = doors.slice(0, mostNames).map(({ properties }) => `\u2068${properties.name || device.unnamed}\u2069`);
    const rest = doors.length - names.length;
    const all = rest > 0 ? [...names, words.more({ count: rest })] : names;
    return words.doorsOfLengths({ doors: list(all), lengths: digits(lengths) });
  });
  return words.clash({ doors: list(groups, "unit") });
}
