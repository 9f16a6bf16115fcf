/**
 * Prefix of addresses on this server (`image_url`, `icon_url`, `brand_image_url`). They are stored without a host,
 * because the server's own address may change.
 */
const place = "/images/";
const fields = ['"image_url":"', '"icon_url":"', '"brand_image_url":"'];

/**
 * Start of the only object whose field names callers choose. It is flat, and its values stay unchanged, even if they
 * look like addresses of this server.
 */
const theirName = 'custom_metadata":';
const theirs = `${theirName}{`;
const pastTheirs = /(?:[^"}]|"(?:[^"\\]|\\.)*")*/y;

/**
 * Appends `json` to `pieces`, with `origin` (escaped for JSON) before each address on this server. The caller joins the
 * pieces once, because lists are long. Both searches are for text that begins with a rare character, because `indexOf`
 * stops at each first character that fits: a slash and not the field's name, a brace and not `custom_metadata`.
 */
export function addWithOrigin(pieces: string[], json: string, origin: string): void {
  let hasTheirs: boolean | undefined;
  let from = 0;
  for (let at = json.indexOf(place); at >= 0; at = json.indexOf(place, at + place.length)) {
    if (!fields.some((field) => json.startsWith(field, at - field.length))) continue;
    hasTheirs ??= holdsTheirs(json);
    if (hasTheirs && isTheirs(json, at)) continue;
    pieces.push(json.slice(from, at), origin);
    from = at;
  }
  pieces.push(from === 0 ? json : json.slice(from));
}

/** Whether the text contains a `custom_metadata` object with fields. */
function holdsTheirs(json: string): boolean {
  for (let at = json.indexOf('{"'); at >= 0; at = json.indexOf('{"', at + 1))
    if (json.endsWith(theirName, at)) return true;
  return false;
}

function isTheirs(json: string, at: number): boolean {
  const begin = json.lastIndexOf(theirs, at);
  if (begin < 0) return false;
  pastTheirs.lastIndex = begin + theirs.length;
  pastTheirs.test(json);
  return pastTheirs.lastIndex > at;
}
