/** Own addresses are kept without a host, because where the server lives changes; all stand under a name that ends so. */
const place = '_url":"/images/';
const hostGoesAfter = '_url":"'.length;

/** Adds the JSON to `pieces`, its own addresses with the host that the caller reached. Joined once at the end: lists are long. */
export function addWithOrigin(pieces: string[], json: string, origin: string): void {
  let from = 0;
  for (let at = json.indexOf(place); at >= 0; at = json.indexOf(place, from)) {
    pieces.push(json.slice(from, at + hostGoesAfter), origin);
    from = at + hostGoesAfter;
  }
  pieces.push(from === 0 ? json : json.slice(from));
}
