// The hosts and ports in what an account was connected with: people typed them, and read them in messages.

export function placesIn(settings: Readonly<Record<string, unknown>>): string[] {
  return Object.values(settings).flatMap((value) => (typeof value === "string" ? placesOf(value) : []));
}

/** `ws://192.168.1.20:3000/` tells of `192.168.1.20:3000` and of `192.168.1.20`. */
function placesOf(text: string): string[] {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text) || !URL.canParse(text)) return [];
  const { host, hostname } = new URL(text);
  return host === "" ? [] : [...new Set([host, hostname])];
}
