import { useEffect, useRef } from "react";
import type { ActivityRow } from "../../../rules/activity/activity-rows.ts";
import { useActivityStrings } from "../../../strings/activity-strings.ts";
import { useAnnounce } from "../../../ui/Live/Live.tsx";
import { sentenceOf } from "./activity-words.ts";
import type { NameOfDoor } from "./use-door-names.ts";

/** Minimum time between two announcements to screen readers, in milliseconds. Issues are exempt. */
const pauseMs = 10_000;

/**
 * Announces new events. Issues are announced at once. Others are announced at most every `pauseMs`: a single event by
 * its sentence, several as a count.
 * @param arrived - Ids of the events that the last refetch added.
 * @param rows - Listed rows.
 */
export function useActivityNews(arrived: ReadonlySet<string>, rows: readonly ActivityRow[], nameOf: NameOfDoor): void {
  const announce = useAnnounce();
  const words = useActivityStrings();
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const quietUntil = useRef(0);
  const say = () => {
    timer.current = undefined;
    const { length: count, [0]: first } = waiting.current;
    if (first === undefined) return;
    announce(count === 1 ? first : words.newEntries({ count }));
    waiting.current = [];
    quietUntil.current = Date.now() + pauseMs;
  };
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(() => {
    // The oldest row is announced first.
    for (const row of rows.filter(({ id }) => arrived.has(id)).reverse()) {
      const text = sentenceOf(row, nameOf(row.doorId), words);
      if (row.tone) announce(text);
      else waiting.current.push(text);
    }
    if (waiting.current.length > 0)
      timer.current ??= setTimeout(() => latest.current(), Math.max(0, quietUntil.current - Date.now()));
    // oxlint-disable-next-line react/exhaustive-deps -- each event is announced once, in the language of that moment
  }, [arrived]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
