// The words of what needs somebody: no other view loads them.
import { useAllStrings } from "./all-strings.ts";
import { enAttention } from "./en-attention.ts";
import { type AttentionStrings, compileStrings } from "./messages.ts";
import { type Language, useSpoken } from "./strings.tsx";

export function useAttentionStrings(): AttentionStrings {
  const language = useSpoken();
  const shared = useAllStrings();
  const strings = spoken.get(language) ?? { ...shared, ...compileStrings(enAttention, ...language.spokenWith) };
  spoken.set(language, strings);
  return strings;
}

/** Compiled once per language, however many components ask. */
const spoken = new WeakMap<Language, AttentionStrings>();
