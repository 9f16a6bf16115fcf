// Exports the list as a file.
import { csvOf } from "../../../rules/activity/activity-csv.ts";
import { isOfReader } from "../../../rules/activity/activity-kinds.ts";
import type { ActivityRow } from "../../../rules/activity/activity-rows.ts";
import type { Formatter } from "../../../strings/format.ts";
import type { ActivityStrings } from "../../../strings/messages.ts";
import { sentenceOf } from "./activity-words.ts";
import type { NameOfDoor } from "./use-door-names.ts";

interface Facts {
  nameOf: NameOfDoor;
  zone: string;
  words: ActivityStrings;
  format: Formatter;
}

/** Writes one line per row. The first column has the time in UTC, for sorting, the second the local time. */
export function activityCsv(rows: readonly ActivityRow[], { nameOf, zone, words, format }: Facts): string {
  const { csvTime, csvLocalTime, door, csvWhat, csvHow, csvCode, csvWho } = words;
  const lines = rows.map((row) => [
    new Date(row.at).toISOString(),
    format.dateTime(row.at, zone),
    nameOf(row.doorId),
    sentenceOf(row, nameOf(row.doorId), words),
    row.how ? words[row.how] : "",
    row.codeName,
    isOfReader(row.what) ? words.you : "",
  ]);
  return csvOf([[csvTime, csvLocalTime, door, csvWhat, csvHow, csvCode, csvWho], ...lines]);
}

/** Makes the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}

const keptMs = 60_000;
