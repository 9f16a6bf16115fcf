import { useEffect, useRef } from "react";
import type { AttentionLine } from "../../../rules/attention/attention-line.ts";
import { useAttentionStrings } from "../../../strings/attention-strings.ts";
import { useProblems } from "../../../strings/problems/use-problems.ts";
import { useAnnounce } from "../../../ui/Live/Live.tsx";
import { nameOf, sentenceOf } from "./line-words.ts";

/**
 * Announces lines of today that appear while the list is open, and lines that are solved. `lines` is `null` until they
 * are loaded.
 */
export function useLineNews(lines: readonly AttentionLine[] | null, isToday: (line: AttentionLine) => boolean): void {
  const words = useAttentionStrings();
  const { explain } = useProblems(Boolean(lines?.[0]));
  const announce = useAnnounce();
  const known = useRef<ReadonlyMap<string, AttentionLine>>(undefined);
  useEffect(() => {
    if (lines === null) return;
    const { current: former } = known;
    const now = new Map(lines.map((line) => [line.key, line]));
    known.current = now;
    if (!former) return;
    const { attention, lock, view } = words;
    const come = lines.filter((line) => !former.has(line.key) && isToday(line));
    const gone = [...former.values()].filter(({ key }) => !now.has(key));
    const announceLine = (line: AttentionLine, news: string) =>
      announce(lock.announcement({ name: nameOf(line, words), news }));
    // After more than three changes, only the number of all lines is announced.
    if (come.length + gone.length > 3) announce(attention.count({ count: lines.length }));
    else {
      for (const line of gone) announceLine(line, attention.solved);
      for (const line of come)
        announceLine(
          line,
          sentenceOf(line, words, explain)?.text ?? view[line.tone === "danger" ? "error" : "warning"],
        );
    }
    // Only a change of the lines is announced.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lines]);
}
