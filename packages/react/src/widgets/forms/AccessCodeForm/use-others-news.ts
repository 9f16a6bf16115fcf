import { disputedParts, type DraftPart, type FollowedDraft } from "../../../rules/code/changed-elsewhere.ts";
import { instantOf } from "../../../rules/code/code-form.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { useAnnounced } from "../../../ui/Live/use-announced.ts";
import { useWidgetOptions } from "../../widget-options.tsx";

/** Changes that others made while the form is open, as a sentence for each part. */
export type OthersNews = Readonly<Partial<Record<DraftPart, { readonly text: string; readonly isDisputed: boolean }>>>;

/** Returns {@link OthersNews}, and announces them. */
export function useOthersNews(held: FollowedDraft): OthersNews {
  const { accessCodeForm: words, lock } = useAllStrings();
  const format = useFormat();
  const { maskCodes } = useWidgetOptions();
  const { name, pin, type, starts, ends, zone } = held.theirs;
  const [start, end] = [instantOf(starts, zone), instantOf(ends, zone)];
  const values: Record<DraftPart, string | null> = {
    name,
    pin: maskCodes ? null : pin,
    times: type === "ongoing" || start === null || end === null ? words.ongoing : format.range(start, end, zone),
  };
  const labels: Record<DraftPart, string> = { name: words.name, pin: words.pin, times: words.timing };
  const disputed = disputedParts(held);
  const parts = [...held.taken, ...disputed];
  const textOf = (part: DraftPart) => {
    const value = values[part];
    // The value is isolated, so that it does not set the direction of the sentence.
    return value ? words.changedElsewhereTo({ value: `\u2068${value}\u2069` }) : words.changedElsewhere;
  };
  const spoken = parts.map((part) => lock.announcement({ name: labels[part], news: textOf(part) }));
  useAnnounced(spoken.join(" ") || null);
  return Object.fromEntries(parts.map((part) => [part, { text: textOf(part), isDisputed: disputed.includes(part) }]));
}
