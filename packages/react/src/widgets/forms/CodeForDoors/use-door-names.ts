import type { Device } from "@mortise/client";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";

/** Number of names before the rest are counted. */
const mostNames = 2;

/** Names doors in a sentence: the first two, and the number of others. */
export function useDoorNames(): (doors: readonly Device[]) => string {
  const { codeForDoors: words, device } = useDoorsStrings();
  const { locale } = useFormat();
  return (doors) => {
    const names = doors.slice(0, mostNames).map(({ properties }) => `\u2068${properties.name || device.unnamed}\u2069`);
    const rest = doors.length - names.length;
    const all = rest > 0 ? [...names, words.more({ count: rest })] : names;
    return new Intl.ListFormat(locale, { type: "conjunction" }).format(all);
  };
}
