/**
 * Sets the language and direction of an element's text, if they differ from the page around it.
 * @param locale - `null` if unknown.
 */
export function markLanguage(element: HTMLElement, locale: string | null): void {
  // A browser that translates the page replaces our text nodes, and React's updates have no effect: "Locked" would stay
  // for an open door.
  element.translate = false;
  if (locale === null) return;
  const [language = ""] = locale.split("-");
  const direction = /^(ar|fa|he|ur)$/.test(language) ? "rtl" : "ltr";
  const { parentElement } = element;
  const isOwn = parentElement?.closest<HTMLElement>("[lang]")?.lang.split("-")[0] !== language;
  if (isOwn) element.lang = locale;
  else element.removeAttribute("lang");
  // A page may set its language and forget the direction that belongs to it.
  if (isOwn || getComputedStyle(parentElement).direction !== direction) element.dir = direction;
  else element.removeAttribute("dir");
}
