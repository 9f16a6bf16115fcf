// What happened, in words.
import type { ReactNode } from "react";
import { beginsWithCode } from "../../../rules/activity/activity-kinds.ts";
import type { ActivityRow } from "../../../rules/activity/activity-rows.ts";
import { timeOfDay } from "../../../strings/moments.ts";
import type { Formatter } from "../../../strings/format.ts";
import type { ActivityStrings, Phrase } from "../../../strings/messages.ts";

type Names = Readonly<Record<"name" | "door", string>>;

/** Names of codes begin some sentences, and follow "The code" in others. */
const namesOf = ({ what, codeName }: ActivityRow, door: string, words: ActivityStrings): Names => ({
  name: codeName || (beginsWithCode(what) ? words.aCode : words.noName),
  door,
});

/** As a text: for speech, and for files. */
export const sentenceOf = (row: ActivityRow, door: string, words: ActivityStrings): string =>
  (words[row.what] as Phrase<"name" | "door">)(namesOf(row, door, words));

/** With its names set off by `show`. */
export function shownSentence(
  row: ActivityRow,
  door: string,
  words: ActivityStrings,
  show: (name: string) => ReactNode,
): ReactNode {
  const { name, door: place } = namesOf(row, door, words);
  return (words[row.what] as Phrase<"name" | "door">).rich({ name: show(name), door: show(place) });
}

/** How it happened, and what followed: "With a code · locked itself 8:14 AM". Empty: nothing is known. */
export function mannerOf(row: ActivityRow, zone: string, words: ActivityStrings, format: Formatter): string {
  // By whom a bolt was turned by hand is what people look for there, and no lock says it.
  const how = row.how === "byHand" ? words.notSaidWho : row.how && words[row.how];
  const isSaid = (row.how === "fromApp" || row.how === "byItself") && !row.sequel;
  const level = row.what === "lowBattery" && row.level !== undefined ? format.percent(row.level) : undefined;
  const sequel = row.sequel && words[row.sequel.what]({ time: timeOfDay(format, row.sequel.at, zone) });
  return [isSaid ? undefined : how, level, sequel].filter(Boolean).join(" · ");
}
