// Brazilian Portuguese strings of the timeline. pt-BR.ts includes them.
import type { LanguageCatalogue } from "./messages.ts";

export const ptBRTimeline: LanguageCatalogue<"one" | "many">["timeline"] = {
  title: "Linha do tempo",
  label: "Códigos por porta, {days}",
  door: "Porta",
  now: "Agora",
  today: "Hoje",
  earlier: "Antes",
  later: "Depois",
  clashes: { one: "{count} conflito", many: "{count} de conflitos", other: "{count} conflitos" },
  troubled: {
    one: "{count} código com problema",
    many: "{count} de códigos com problema",
    other: "{count} códigos com problema",
  },
  allWell: "Nenhum conflito e nenhum código com problema",
  more: { one: "Mais {count} código", many: "Mais {count} de códigos", other: "Mais {count} códigos" },
  joined: "{first}, {second}",
  noEnd: "sem fim",
  from: "a partir de {time}",
  until: "até {time}",
  allDay: "O dia todo",
  clash: "Conflito",
  sameDigits: "mesmos dígitos de {name}",
  sameDigitsElsewhere: "mesmos dígitos de outro código",
  clashAhead: "Conflito com {name} a partir de {time}",
  free: "Nenhum código neste dia",
  next: "Nenhum código neste dia. Próximo: {name}, {time}",
  past: "Códigos excluídos não aparecem mais em dias passados.",
  notServed: "Este serviço não lista os códigos de várias portas. Eles estão na página de cada porta.",
  doorNotLoaded: "Não foi possível carregar os códigos.",
};
