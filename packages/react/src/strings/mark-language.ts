/**
 * Marks the language of an element's words, and its direction, where they are not those of the page around it. `null`: not known.
 */
export function markLanguage(element: HTMLElement, locale: string | null): void {
  // A browser that translates the page replaces our text nodes, which React then updates in vain: "Locked" would stay
  // for an open door.
  element.translate = false;
  if (locale === null) return;
  const [language = ""] = locale.split("-");
  const direction = /^(ar|fa|he|ur)$/.test(language) ? "rtl" : "ltr";
  const { parentElement } = element;
  const isOwn = parentElement?.closest<HTMLElement>("[lang]")?.lang.split("-")[0] !== language;
  if (isOwn) element.lang = locale;
  else element.removeAttribute("lang");
  // A page may name its language and forget the direction that goes with it.
  if (isOwn || getComputedStyle(parentElement).direction !== direction) element.dir = direction;
  else element.removeAttribute("dir");
}
