// Spanish strings of the timeline. es.ts includes them.
import type { LanguageCatalogue } from "./messages.ts";

export const esTimeline: LanguageCatalogue<"one" | "many">["timeline"] = {
  title: "Cronograma",
  label: "Códigos por puerta, {days}",
  door: "Puerta",
  now: "Ahora",
  today: "Hoy",
  earlier: "Antes",
  later: "Después",
  clashes: { one: "{count} conflicto", many: "{count} de conflictos", other: "{count} conflictos" },
  troubled: {
    one: "{count} código con problemas",
    many: "{count} de códigos con problemas",
    other: "{count} códigos con problemas",
  },
  allWell: "Ningún conflicto y ningún código con problemas",
  more: { one: "{count} código más", many: "{count} de códigos más", other: "{count} códigos más" },
  joined: "{first}, {second}",
  noEnd: "sin fin",
  from: "desde {time}",
  until: "hasta {time}",
  allDay: "Todo el día",
  clash: "Conflicto",
  sameDigits: "mismos dígitos que {name}",
  sameDigitsElsewhere: "mismos dígitos que otro código",
  clashAhead: "Conflicto con {name} desde {time}",
  free: "Ningún código este día",
  next: "Ningún código este día. Siguiente: {name}, {time}",
  past: "Los códigos eliminados ya no aparecen en los días pasados.",
  notServed: "Este servicio no muestra los códigos de varias puertas a la vez. Están en la página de cada puerta.",
  doorNotLoaded: "No se pudieron cargar los códigos.",
};
