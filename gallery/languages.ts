// Languages of the toolbar, and their strings.
import { createContext } from "react";
import { english as en } from "../packages/react/test/english.ts";
import { loadLanguage } from "../packages/react/src/strings/load-language.ts";
import type { Messages } from "../packages/react/src/strings/messages.ts";
import type { StringsProviderProps } from "../packages/react/src/strings/strings.tsx";
import { pseudo } from "../packages/react/test/pseudo.ts";

export type Language = Pick<StringsProviderProps, "locale" | "messages">;

/** Language for parts of a story that are outside the provider, such as elements. */
export const LanguageContext = createContext<Language>({});

export const languages = [
  { value: "en-US", title: "English (US)" },
  { value: "en-GB", title: "English (UK)" },
  { value: "de", title: "Deutsch" },
  { value: "es", title: "Español" },
  { value: "fr", title: "Français" },
  { value: "pt-BR", title: "Português (Brasil)" },
  { value: "ja", title: "日本語" },
  { value: "zh-CN", title: "简体中文" },
  { value: "ar", title: "العربية" },
  { value: "pseudo", title: "Pseudo: long, and with marks" },
];

export const directionOf = (locale: unknown): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

export async function languageOf(name: unknown): Promise<Language> {
  if (name === "pseudo") return { locale: "en-US", messages: pseudo<Messages>(en) };
  const locale = String(name);
  return { locale, messages: await loadLanguage(locale) };
}
