// Finds hosts and ports in an account's settings. People typed them, so messages may show them.

export function placesIn(settings: Readonly<Record<string, unknown>>): string[] {
  return Object.values(settings).flatMap((value) => (typeof value === "string" ? placesOf(value) : []));
}

/** For example `192.168.1.20:3000` and `192.168.1.20` in `ws://192.168.1.20:3000/`. */
function placesOf(text: string): string[] {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text) || !URL.canParse(text)) return [];
  const { host, hostname } = new URL(text);
  return host === "" ? [] : [...new Set([host, hostname])];
}
