// Builds the plain text about a code for a guest, for messages, other apps, or paper.
import { dateTimes } from "../../../strings/moments.ts";
import type { AccessCode } from "@mortise/client";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import type { Formatter } from "../../../strings/format.ts";
import { joinSentences } from "../../../strings/join-sentences.ts";
import type { Strings } from "../../../strings/messages.ts";
import { isolateText, isRightToLeft } from "./isolate.ts";

export interface MessagePlace {
  readonly device: { readonly properties: { readonly name?: string | undefined } };
  /** Time zone of the door; "" for the reader's own. */
  readonly zone: string | null;
}

export interface MessageFacts extends MessagePlace {
  readonly code: Pick<AccessCode, "name" | "code" | "type" | "starts_at" | "ends_at">;
  /** Further doors, in other time zones. Each gets sentences of its own. @default none */
  readonly also?: readonly MessagePlace[] | undefined;
  readonly strings: Pick<Strings, "codeMessage" | "view">;
  readonly format: Formatter;
  /** Current time in milliseconds. A year is named only if it differs from the current one. */
  readonly now: number;
}

/**
 * Returns the whole message: the digits and their door, then the schedule. It greets the guest by the code's name, if
 * there is one.
 */
export function codeMessage(facts: MessageFacts): string {
  const { codeMessage: words, view } = facts.strings;
  const sentences = [facts, ...(facts.also ?? [])].flatMap((place, at) => {
    const here = { ...facts, ...place };
    const values = valuesOf(here);
    return [say(values.name && at === 0 ? words.codeForName : words.code, values), timesSentence(here)];
  });
  return joinSentences(view, ...sentences);
}

/** Describes the schedule in one sentence. */
export function timesSentence(facts: MessageFacts): string {
  const { codeMessage: words } = facts.strings;
  const values = valuesOf(facts);
  const { starts, ends } = values;
  if (starts) return say(ends ? words.fromTo : words.from, values);
  return say(ends ? words.until : words.always, values);
}

type Hole = "name" | "device" | "code" | "starts" | "ends";
type Values = Readonly<Record<Hole, string>>;

function valuesOf({ code, device, zone, strings, format, now }: MessageFacts): Values {
  const { starts_at, ends_at } = hasTimes(code) ? code : {};
  const given = [starts_at, ends_at].filter((time) => typeof time === "string" && time !== "") as string[];
  const said = dateTimes(format, given, zone, now).map(withPlainSpaces);
  return {
    name: code.name?.trim() ?? "",
    device: device.properties.name?.trim() || strings.codeMessage.door,
    code: code.code ?? "",
    starts: (starts_at && said[0]) ?? "",
    ends: (ends_at && said.at(-1)) ?? "",
  };
}

/** Replaces U+00A0 and U+202F, which browsers put before AM and PM. Some phones cannot show U+202F. */
const withPlainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** A sentence of the host may have more placeholders than the default, or none. */
type Sentence = string | ((values: Values) => string);

function say(sentence: Sentence, values: Values): string {
  if (typeof sentence === "string") return sentence;
  const isTextRightToLeft = isRightToLeft(sentence(nothing));
  const isolated = Object.entries(values).map(([hole, value]) => [hole, isolateText(value, isTextRightToLeft)]);
  return sentence(Object.fromEntries(isolated) as Values);
}

const nothing: Values = { name: "", device: "", code: "", starts: "", ends: "" };
