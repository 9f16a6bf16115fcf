// Loads problem sentences, in the languages that have them. Each language is a chunk, and so is this file, which loads
// if there is a problem and the strings are not English. It imports nothing that English strings need: shared code
// would become one more file for all.
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

/** Resolves to `null` for a language without problem sentences. Rejects if they cannot be loaded. */
export async function loadProblems(locale: string): Promise<ExplainAlerts | null> {
  const name = Object.keys(languages).find((each) => writingOf(each) === writingOf(locale));
  if (name === undefined) return null;
  return explainWith(await languages[name as keyof typeof languages]());
}

/**
 * Returns the language and script of a locale: `de-AT` is German, `pt` the same as `pt-BR`. Traditional Chinese
 * characters differ from simplified ones.
 */
function writingOf(locale: string): string {
  const { language, script } = new Intl.Locale(locale).maximize();
  return `${language}-${script}`;
}
