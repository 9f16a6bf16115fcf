/**
 * Addresses on this server (`image_url`, `icon_url`) are stored without a host, because the server's own address may
 * change.
 */
const place = '_url":"/images/';
const hostGoesAfter = '_url":"'.length;

/**
 * The one object whose field names callers choose. It is flat; its values stay as they are, even where they look like
 * addresses here.
 */
const theirs = 'custom_metadata":{';
const pastTheirs = /(?:[^"}]|"(?:[^"\\]|\\.)*")*/y;

/**
 * Appends `json` to `pieces`, with `origin` (escaped for JSON) before each address here. Joined once at the end, as
 * lists are long.
 */
export function addWithOrigin(pieces: string[], json: string, origin: string): void {
  let hasTheirs: boolean | undefined;
  let from = 0;
  for (let at = json.indexOf(place); at >= 0; at = json.indexOf(place, at + place.length)) {
    if (!json.startsWith('"image', at - 6) && !json.startsWith('"icon', at - 5)) continue;
    hasTheirs ??= json.includes(`${theirs}"`);
    if (hasTheirs && isTheirs(json, at)) continue;
    pieces.push(json.slice(from, at + hostGoesAfter), origin);
    from = at + hostGoesAfter;
  }
  pieces.push(from === 0 ? json : json.slice(from));
}

function isTheirs(json: string, at: number): boolean {
  const begin = json.lastIndexOf(theirs, at);
  if (begin < 0) return false;
  pastTheirs.lastIndex = begin + theirs.length;
  pastTheirs.test(json);
  return pastTheirs.lastIndex > at;
}
