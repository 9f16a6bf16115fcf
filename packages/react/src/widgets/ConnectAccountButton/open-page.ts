/** Leaves for another page. Throws for an address that is none: a `javascript:` one would run in the host's own page. */
export function openPage(url: string): void {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:")
    throw new Error(`The server answered with an address that is no web page (${protocol}).`);
  window.location.assign(href);
}
