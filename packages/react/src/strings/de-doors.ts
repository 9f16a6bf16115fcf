// The German words of one code on several doors; de.ts holds all others.
import type { LanguageCatalogue } from "./messages.ts";

export const deDoors: LanguageCatalogue<"one">["codeForDoors"] = {
  title: "Türen",
  chooseMany: "Mehrere auswählen",
  all: "Alle",
  allShown: "Alle angezeigten",
  none: "Keine",
  chosen: { one: "{count} Tür ausgewählt", other: "{count} Türen ausgewählt" },
  takesNoCodes: "Nimmt keine Codes an",
  ownDigits: "Wählt die Ziffern selbst",
  signedOut: "Konto abgemeldet",
  fits: "{lengths} Ziffern, damit ein Code für alle gewählten Türen passt.",
  clash: "Kein Code passt für alle diese Türen: {doors}. Lassen Sie einige weg.",
  doorsOfLengths: "{doors} ({lengths} Ziffern)",
  more: { one: "{count} weitere", other: "{count} weitere" },
  chooseFirst: "Wählen Sie zuerst eine Tür",
  tooMany: "Wählen Sie höchstens {most} Türen",
  next: "Weiter",
  formTitle: "Ein Code für mehrere Türen",
  count: { one: "{count} Tür", other: "{count} Türen" },
  digits: "Diese Türen nehmen {lengths} Ziffern an",
  save: { one: "Für {count} Tür speichern", other: "Für {count} Türen speichern" },
  onDoors: "Auf {on} von {total} Türen",
  needYou: { one: "{count} Tür braucht Sie", other: "{count} Türen brauchen Sie" },
  otherDigits: "Ihre Ziffern: {code}",
  otherDigitsHidden: "Sie hat andere Ziffern",
};
