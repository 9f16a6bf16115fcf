/**
 * Leaves for another page, with `locale` as its language. Throws for an address that is not http(s): a `javascript:`
 * one would run in the host's own page.
 */
export function openPage(url: string, locale?: string | null): void {
  if (!/^https?:/i.test(url) || !URL.canParse(url))
    throw Object.assign(new Error("The server's answer names no web page."), { code: "invalid_response" });
  const page = new URL(url);
  if (locale) page.searchParams.set("locale", locale);
  window.location.assign(page);
}
