// The German words of the timeline; de.ts holds all others.
import type { LanguageCatalogue } from "./messages.ts";

export const deTimeline: LanguageCatalogue<"one">["timeline"] = {
  title: "Zeitleiste",
  label: "Codes nach Tür, {days}",
  door: "Tür",
  now: "Jetzt",
  today: "Heute",
  earlier: "Früher",
  later: "Später",
  clashes: { one: "{count} Überschneidung", other: "{count} Überschneidungen" },
  troubled: { one: "{count} Code mit Problem", other: "{count} Codes mit Problem" },
  allWell: "Keine Überschneidung, kein Code mit Problem",
  joined: "{first}, {second}",
  noEnd: "ohne Ende",
  from: "ab {time}",
  until: "bis {time}",
  allDay: "Ganztägig",
  clash: "Überschneidung",
  sameDigits: "gleiche Ziffern wie {name}",
  sameDigitsElsewhere: "gleiche Ziffern wie ein anderer Code",
  clashAhead: "Überschneidung mit {name} ab {time}",
  free: "Kein Code an diesem Tag",
  next: "Kein Code an diesem Tag. Als Nächstes: {name}, {time}",
  past: "Gelöschte Codes erscheinen an vergangenen Tagen nicht mehr.",
  notServed: "Dieser Dienst listet die Codes mehrerer Türen nicht auf. Die Codes stehen auf der Seite jeder Tür.",
  doorNotLoaded: "Die Codes konnten nicht geladen werden.",
};
