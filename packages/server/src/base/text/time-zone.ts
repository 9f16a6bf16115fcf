// Finds the IANA name of a time zone that was typed in any upper or lower case.

/** Areas with former and present names that ICU merges: it returns `Asia/Calcutta` for `Asia/Kolkata`. */
const inArea = /^(?:africa|america|antarctica|arctic|asia|atlantic|europe|indian|pacific)\//;
/** Lower-case words in names: `Africa/Dar_es_Salaam`, `America/Port-au-Prince`, `America/Port_of_Spain`. */
const smallWords = new Set(["au", "es", "of"]);

/**
 * Returns `undefined` for an unknown zone, and for an offset such as `+02:00`: an offset does not say when clocks
 * change, and widgets cannot show it.
 */
export function zoneNamed(typed: string): string | undefined {
  if (!/^[a-z]/i.test(typed)) return undefined;
  const known = knownAs(typed);
  const small = typed.toLowerCase();
  if (known === undefined || known.toLowerCase() === small || !inArea.test(small)) return known;
  return small.replace(/[a-z]+/g, (word) =>
    smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

function knownAs(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
