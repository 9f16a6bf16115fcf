// Compiles a catalogue, which is plain data, into sentences and functions of one locale.
import { Fragment, type ReactNode, createElement } from "react";
import type { en } from "./en.ts";
import type { enActivity } from "./en-activity.ts";
import type { enArranging } from "./en-arranging.ts";
import type { enAttention } from "./en-attention.ts";
import type { enDoors } from "./en-doors.ts";
import type { enTimeline } from "./en-timeline.ts";
import { type FormatNumber, numbersOf, pluralOf } from "./intl-on-demand.ts";
import type { enFirst } from "./en-first.ts";

type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

type Own = typeof enActivity | typeof enArranging | typeof enAttention | typeof enDoors | typeof enTimeline;
type English = typeof en &
  typeof enActivity &
  typeof enArranging &
  typeof enAttention &
  typeof enDoors &
  typeof enTimeline;

/** A complete catalogue in any language. */
export type Messages = Widened<English, PluralForms>;

/**
 * Catalogue of a translator: every entry and, for counted ones, each plural form of the language, `Form`, besides
 * `other`.
 */
export type LanguageCatalogue<Form extends Intl.LDMLPluralRule = never> = Widened<
  English,
  { readonly [Each in Form | "other"]: string }
>;

/** Strings to replace, as deep as needed. All others stay. */
export type MessageOverrides = Partial<{ readonly [Group in keyof Messages]: Partial<Messages[Group]> }>;

/** Compiled catalogue: texts, and functions of the placeholders. */
export type Strings = Spoken<typeof en>;

/** Strings of the attention list, with those that all widgets share. */
export type AttentionStrings = Strings & Spoken<typeof enAttention>;

/** Strings of one code on several doors, with those that all widgets share. */
export type DoorsStrings = Strings & Spoken<typeof enDoors>;

/** Strings of the activity list. */
export type ActivityStrings = Spoken<typeof enActivity>["activity"];

/** Strings for sorting and filtering a table of devices. */
export type ArrangingStrings = Spoken<typeof enArranging>["arranging"];

/** Strings of the timeline, with those that all widgets share. */
export type TimelineStrings = Strings & Spoken<typeof enTimeline>;

/** Part of {@link Strings} that every page has. */
export type FirstStrings = Spoken<typeof enFirst>;

export interface Phrase<Name extends string> {
  (values: Readonly<Record<Name, string | number>>): string;
  /** Fills placeholders with React nodes, for values that need a `bdi` or their own style. */
  rich(values: Readonly<Record<Name, ReactNode>>): ReactNode;
}

/** Formats a counted phrase. A `null` count is a number that is not known yet. */
export type CountedPhrase = (values: { readonly count: number | null }) => string;

type Widened<Entry, Plural> = Entry extends string
  ? string
  : Entry extends { readonly other: string }
    ? Plural
    : { readonly [Key in keyof Entry]: Widened<Entry[Key], Plural> };

type Spoken<Entry> = Entry extends string
  ? [Holes<Entry>] extends [never]
    ? string
    : Phrase<Holes<Entry>>
  : Entry extends { readonly other: string }
    ? CountedPhrase
    : { readonly [Key in keyof Entry]: Spoken<Entry[Key]> };

type Holes<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;

type Tree = { readonly [key: string]: string | Tree };

/** Compiles an English catalogue, such as en.ts, for a locale, with overrides. */
export function compileStrings<Catalogue extends typeof enFirst | Own>(
  catalogue: Catalogue,
  overrides: MessageOverrides | null | undefined,
  locale: string,
): Spoken<Catalogue> {
  const numbers = numbersOf(locale);
  const words = merged(catalogue, overrides) as Messages;

  const compile = (entry: string | Tree, own: string | Tree): unknown => {
    if (typeof entry === "string") return entry.includes("{") ? phrase(entry, numbers) : entry;
    if (typeof entry["other"] !== "string")
      return mapValues(entry, (inner, key) => compile(inner, (own as Tree)[key] as Tree));
    // A sentence that was not replaced has English plurals in every locale: "0 access codes", not "0 access code" as in
    // French.
    const language = entry === own ? "en" : locale;
    return ({ count }: { count: number | null }) => {
      const form = count === null ? "other" : pluralOf(language, count);
      const text = entry[form] ?? entry["other"];
      return fill(text as string, { count: count ?? words.table.loading }, numbers);
    };
  };
  return compile(words, catalogue) as Spoken<Catalogue>;
}

/** Merges a host's own sentences into a language. */
export const overlayMessages = (language: Messages, overrides: MessageOverrides | null | undefined): Messages =>
  merged(language, overrides) as Messages;

const hole = /\{(\w+)\}/g;

function phrase(template: string, numbers: FormatNumber): Phrase<string> {
  const pieces = template.split(hole);
  return Object.assign((values: Readonly<Record<string, string | number>>) => fill(template, values, numbers), {
    rich: (values: Readonly<Record<string, ReactNode>>) =>
      createElement(Fragment, null, ...pieces.map((piece, index) => (index % 2 === 0 ? piece : values[piece]))),
  });
}

function fill(template: string, values: Readonly<Record<string, string | number>>, numbers: FormatNumber): string {
  return template.replace(hole, (_, name: string) => {
    const value = values[name] ?? "";
    return typeof value === "number" ? numbers(value) : value;
  });
}

/**
 * Merges overrides. An override applies only if the catalogue has an entry of the same kind; a text may replace plural
 * forms.
 */
function merged(base: unknown, over: unknown): unknown {
  if (typeof base === "string") return typeof over === "string" ? over : base;
  if (typeof over === "string" && isPlural(base)) return { other: over };
  if (typeof over !== "object" || over === null) return base;
  if (isPlural(base)) return isPlural(over) ? over : base;
  return mapValues(base as Tree, (entry, key) => merged(entry, (over as Tree)[key]) as string | Tree);
}

const isPlural = (entry: unknown): boolean => typeof (entry as Partial<PluralForms> | null)?.other === "string";

const mapValues = <In, Out>(
  record: Readonly<Record<string, In>>,
  map: (value: In, key: string) => Out,
): Record<string, Out> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
