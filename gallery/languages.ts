// The languages of the toolbar.
import type { StringsProviderProps } from "../packages/react/src/strings/strings.tsx";

export type Language = Pick<StringsProviderProps, "locale" | "messages">;

export const languages = [
  { value: "en-US", title: "English (US)" },
  { value: "en-GB", title: "English (UK): dates" },
];

export const languageOf = (locale: unknown): Language => ({ locale: String(locale) });
