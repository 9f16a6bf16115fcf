// Strings of the attention list. No other view loads them.
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

/** Strings compiled once per language, for all components. */
const spoken = new WeakMap<Language, AttentionStrings>();
