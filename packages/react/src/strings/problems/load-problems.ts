// What happened, in the languages that have sentences for it. Each language is a chunk of its own; so is this file,
// fetched when something is wrong and the words are not English. It imports nothing that English words need: what it
// shared with them would become one more file for all.
import { type ExplainAlerts, explainWith, type ProblemSentences } from "../../rules/issues/problems.ts";

const languages = {
  ar: async () => (await import("./ar.ts")).problems,
  de: async () => (await import("./de.ts")).problems,
  es: async () => (await import("./es.ts")).problems,
  fr: async () => (await import("./fr.ts")).problems,
  ja: async () => (await import("./ja.ts")).problems,
  "pt-BR": async () => (await import("./pt-BR.ts")).problems,
  "zh-CN": async () => (await import("./zh-CN.ts")).problems,
} satisfies Readonly<Record<string, () => Promise<ProblemSentences>>>;

/** `null` for a language that has no sentences here. Rejects when they cannot be fetched. */
export async function loadProblems(locale: string): Promise<ExplainAlerts | null> {
  const name = Object.keys(languages).find((each) => writingOf(each) === writingOf(locale));
  if (name === undefined) return null;
  return explainWith(await languages[name as keyof typeof languages]());
}

/** `de-AT` is German, `pt` the same as `pt-BR`; traditional Chinese characters are not simplified ones. */
function writingOf(locale: string): string {
  const { language, script } = new Intl.Locale(locale).maximize();
  return `${language}-${script}`;
}
