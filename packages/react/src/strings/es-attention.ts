// The Spanish words of what needs somebody; es.ts holds all others.
import type { LanguageCatalogue } from "./messages.ts";

export const esAttention: LanguageCatalogue<"one" | "many">["attention"] = {
  count: {
    one: "{count} requiere atención",
    many: "{count} requieren atención",
    other: "{count} requieren atención",
  },
  today: "Hoy",
  later: "Más adelante",
  doorAndMore: "{door} y {more}",
  moreDoors: { one: "{count} puerta más", many: "{count} puertas más", other: "{count} puertas más" },
  arrival: "«{name}» empieza: {time}",
  battery: "Batería: {level}",
  cells: "{count} × {type}",
  nothing: "No hay nada pendiente. Todas las puertas responden y ningún código tiene problemas.",
  checked: "Comprobado: {time}",
  codesUnknown: "Los códigos no se comprobaron: este servicio no muestra los códigos de todas las puertas.",
  seeCode: "Ver el código",
  seeDevice: "Ver el dispositivo",
  signIn: "Iniciar sesión de nuevo",
  lockAgain: "Cerrar de nuevo",
  checkAgain: "Comprobar de nuevo",
  changedBatteries: "Ya las cambié",
  noChange: "Sin cambios. Comprobado: {time}.",
  notChecked: "No se pudo comprobar. {reason}",
  solved: "Resuelto",
};
