// Sentences for events.
import type { ReactNode } from "react";
import { beginsWithCode } from "../../../rules/activity/activity-kinds.ts";
import type { ActivityRow } from "../../../rules/activity/activity-rows.ts";
import { timeOfDay } from "../../../strings/moments.ts";
import type { Formatter } from "../../../strings/format.ts";
import type { ActivityStrings, Phrase } from "../../../strings/messages.ts";

type Names = Readonly<Record<"name" | "door", string>>;

/** A code without a name is "A code" where its name would begin the sentence, and "without a name" elsewhere. */
const namesOf = ({ what, codeName }: ActivityRow, door: string, words: ActivityStrings): Names => ({
  name: codeName || (beginsWithCode(what) ? words.aCode : words.noName),
  door,
});

/** Sentence as plain text, for speech and files. */
export const sentenceOf = (row: ActivityRow, door: string, words: ActivityStrings): string =>
  (words[row.what] as Phrase<"name" | "door">)(namesOf(row, door, words));

/** Sentence whose names are rendered by `show`. */
export function shownSentence(
  row: ActivityRow,
  door: string,
  words: ActivityStrings,
  show: (name: string) => ReactNode,
): ReactNode {
  const { name, door: place } = namesOf(row, door, words);
  return (words[row.what] as Phrase<"name" | "door">).rich({ name: show(name), door: show(place) });
}

/** Says how an event happened, and what followed: "With a code · locked itself 8:14 AM". Empty if nothing is known. */
export function mannerOf(row: ActivityRow, zone: string, words: ActivityStrings, format: Formatter): string {
  // For a bolt turned by hand, people look for a name. The text says that the lock does not report one.
  const how = row.how === "byHand" ? words.notSaidWho : row.how && words[row.how];
  const isSaid = (row.how === "fromApp" || row.how === "byItself") && !row.sequel;
  const level = row.what === "lowBattery" && row.level !== undefined ? format.percent(row.level) : undefined;
  const sequel = row.sequel && words[row.sequel.what]({ time: timeOfDay(format, row.sequel.at, zone) });
  return [isSaid ? undefined : how, level, sequel].filter(Boolean).join(" · ");
}
