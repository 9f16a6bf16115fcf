/** Own addresses are kept without a host, because where the server lives changes; `image_url` and `icon_url` hold them. */
const place = '_url":"/images/';
const hostGoesAfter = '_url":"'.length;

/** The one object whose names people choose. Flat; what it says is theirs, even where it looks like an address of ours. */
const theirs = 'custom_metadata":{';
const pastTheirs = /(?:[^"}]|"(?:[^"\\]|\\.)*")*/y;

/** Adds the JSON to `pieces`, its own addresses with the host that the caller reached, as JSON writes it. Joined once at the end: lists are long. */
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
