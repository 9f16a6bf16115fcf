/** Leaves for another page. Throws for an address that is none: a `javascript:` one would run in the host's own page. */
export function openPage(url: string): void {
  if (!/^https?:/i.test(url) || !URL.canParse(url))
    throw Object.assign(new Error("The server answered with an address that is no web page."), { code: "invalid_response" });
  window.location.assign(url);
}
