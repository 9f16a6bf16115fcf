// French strings of the timeline. fr.ts includes them.
import type { LanguageCatalogue } from "./messages.ts";

export const frTimeline: LanguageCatalogue<"one" | "many">["timeline"] = {
  title: "Chronologie",
  label: "Codes par porte, {days}",
  door: "Porte",
  now: "Maintenant",
  today: "Aujourd’hui",
  earlier: "Plus tôt",
  later: "Plus tard",
  clashes: { one: "{count} conflit", many: "{count} de conflits", other: "{count} conflits" },
  troubled: {
    one: "{count} code en difficulté",
    many: "{count} de codes en difficulté",
    other: "{count} codes en difficulté",
  },
  allWell: "Aucun conflit, aucun code en difficulté",
  more: { one: "{count} autre code", many: "{count} d’autres codes", other: "{count} autres codes" },
  joined: "{first}, {second}",
  noEnd: "sans fin",
  from: "à partir de {time}",
  until: "jusqu’à {time}",
  allDay: "Toute la journée",
  clash: "Conflit",
  sameDigits: "mêmes chiffres que {name}",
  sameDigitsElsewhere: "mêmes chiffres qu’un autre code",
  clashAhead: "Conflit avec {name} à partir de {time}",
  free: "Aucun code ce jour-là",
  next: "Aucun code ce jour-là. Ensuite\u00a0: {name}, {time}",
  past: "Les codes supprimés n’apparaissent plus aux jours passés.",
  notServed:
    "Ce service ne répertorie pas les codes de plusieurs portes. Les codes figurent sur la page de chaque porte.",
  doorNotLoaded: "Les codes n’ont pas pu être chargés.",
};
