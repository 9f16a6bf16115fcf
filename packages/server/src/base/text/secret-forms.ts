// Forms in which a secret may appear in a text: plain, and encoded for addresses, JSON, HTML and headers.

/** Shortest secret that is searched for. A shorter one would match in every second word. */
const shortest = 3;
/** Shortest piece of base64 that is searched for. A shorter one would match by accident. */
const shortestPiece = 4;

export function secretForms(secrets: readonly string[]): string[] {
  const forms = secrets.filter(({ length }) => length >= shortest).flatMap(formsOf);
  return [...new Set(forms)].filter(({ length }) => length >= shortest);
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const json = JSON.stringify(secret).slice(1, -1);
  const url = encodeURIComponent(secret.toWellFormed());
  const everyByte = bytes.toString("hex").replaceAll(/../g, "%$&");
  return [
    secret,
    secret.trim(),
    json,
    JSON.stringify(json).slice(1, -1),
    url,
    url.replaceAll("%20", "+"),
    url.replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
    encodeURI(secret.toWellFormed()),
    everyByte,
    htmlOf(secret),
    bytes.toString("hex"),
    ...[0, 1, 2].flatMap((before) => base64Pieces(bytes, before)),
  ];
}

/** Base64 of the secret inside a longer text, after `before` bytes, modulo three. */
function base64Pieces(bytes: Buffer, before: number): string[] {
  const text = Buffer.concat([Buffer.alloc(before), bytes])
    .toString("base64")
    .replace(/=+$/, "");
  const [first, after] = [Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6)];
  const piece = text.slice(first, after);
  const whole = before === 0 ? [text] : [];
  return [...whole, piece]
    .filter(({ length }) => length >= shortestPiece)
    .flatMap((each) => [each, each.replaceAll("+", "-").replaceAll("/", "_")]);
}

const htmlOf = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
