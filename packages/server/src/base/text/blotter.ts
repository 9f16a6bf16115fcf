// Cleans foreign texts for logs, answers and the database: without secrets, without anything that may be a PIN, on one
// line.
import { secretForms } from "./secret-forms.ts";

export type Blot = (text: string) => string;

interface Known {
  /** Secrets, removed in all their forms. */
  secrets?: readonly string[];
  /** Words with digits that may stay, such as the address that a person typed. */
  plain?: readonly string[];
}

const longest = 500;
/** Longest text that is read; the rest is dropped. */
const mostRead = 20_000;
const blotted = "•••";

/** Four or more digits of any script, also with up to two signs or spaces between two of them. */
const digits = /\p{Nd}(?:[\s\p{Pd}\p{Pc}\p{Po}|+*=~]{0,2}\p{Nd}){3,}/gu;
/** A version number such as `1.40.1`. */
const release = /^\d{1,2}\.\d{1,3}\.\d{1,3}$/;

export function createBlotter({ secrets = [], plain = [] }: Known = {}): Blot {
  const forms = secretForms(secrets);
  const secret = patternOf(forms);
  const open = patternOf(plain.filter((word) => word !== ""));
  const longestForm = Math.max(0, ...forms.map(({ length }) => length));
  const withoutSecrets = (text: string) => (secret ? text.replaceAll(secret, blotted) : text);
  return (text) => {
    const read = withoutSecrets(text.slice(0, mostRead));
    // The cut may have split a secret.
    const whole = text.length > mostRead ? read.slice(0, Math.max(0, read.length - longestForm)) : read;
    const line = withoutSecrets(onOneLine(whole));
    return outside(line, open, (part) => part.replaceAll(digits, hidden)).slice(0, longest);
  };
}

const hidden = (found: string): string => (release.test(found) ? found : "••••");

const onOneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replaceAll(/[\p{Cf}\p{Cs}]/gu, "");

function patternOf(words: readonly string[]): RegExp | undefined {
  const all = words.toSorted((one, other) => other.length - one.length).map((word) => escaped(word));
  return all.length === 0 ? undefined : new RegExp(all.join("|"), "giu");
}

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Applies `change` outside of these words, unless they are part of a longer number. */
function outside(text: string, open: RegExp | undefined, change: (part: string) => string): string {
  if (!open) return change(text);
  let told = "";
  let from = 0;
  for (const { 0: word, index } of text.matchAll(open)) {
    const isPart = /\p{Nd}$/u.test(text.slice(0, index)) || /^\p{Nd}/u.test(text.slice(index + word.length));
    if (isPart) continue;
    told += change(text.slice(from, index)) + word;
    from = index + word.length;
  }
  return told + change(text.slice(from));
}
