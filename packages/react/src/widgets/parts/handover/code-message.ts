// What a guest is told of a code, as plain text: by message, by another app, or on paper.
import { dateTimes } from "../../../strings/moments.ts";
import type { AccessCode } from "@mortise/client";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import type { Formatter } from "../../../strings/format.ts";
import { joinSentences } from "../../../strings/join-sentences.ts";
import type { Strings } from "../../../strings/messages.ts";
import { isolateText, isRightToLeft } from "./isolate.ts";

export interface PlaceToTell {
  readonly device: { readonly properties: { readonly name?: string | undefined } };
  /** The door's; "" for the reader's own. */
  readonly zone: string | null;
}

export interface CodeToTell extends PlaceToTell {
  readonly code: Pick<AccessCode, "name" | "code" | "type" | "starts_at" | "ends_at">;
  /** Doors whose clocks show other times: each is told in sentences of its own. @default none */
  readonly also?: readonly PlaceToTell[] | undefined;
  readonly strings: Pick<Strings, "codeMessage" | "view">;
  readonly format: Formatter;
  /** In milliseconds: a year is named only if it is another than this moment's. */
  readonly now: number;
}

/** The whole message: the digits and their door, then when they work. A code with a name is greeted by it. */
export function codeMessage(told: CodeToTell): string {
  const { codeMessage: words, view } = told.strings;
  const sentences = [told, ...(told.also ?? [])].flatMap((place, at) => {
    const here = { ...told, ...place };
    const values = valuesOf(here);
    return [say(values.name && at === 0 ? words.codeForName : words.code, values), timesSentence(here)];
  });
  return joinSentences(view, ...sentences);
}

/** When the code works, as one sentence. */
export function timesSentence(told: CodeToTell): string {
  const { codeMessage: words } = told.strings;
  const values = valuesOf(told);
  const { starts, ends } = values;
  if (starts) return say(ends ? words.fromTo : words.from, values);
  return say(ends ? words.until : words.always, values);
}

type Hole = "name" | "device" | "code" | "starts" | "ends";
type Values = Readonly<Record<Hole, string>>;

function valuesOf({ code, device, zone, strings, format, now }: CodeToTell): Values {
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

/** Browsers put U+202F before AM and PM, which some phones cannot show. */
const withPlainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** A sentence that a host has replaced may have more holes than ours, or none. */
type Sentence = string | ((values: Values) => string);

function say(sentence: Sentence, values: Values): string {
  if (typeof sentence === "string") return sentence;
  const isTextRightToLeft = isRightToLeft(sentence(nothing));
  const isolated = Object.entries(values).map(([hole, value]) => [hole, isolateText(value, isTextRightToLeft)]);
  return sentence(Object.fromEntries(isolated) as Values);
}

const nothing: Values = { name: "", device: "", code: "", starts: "", ends: "" };
