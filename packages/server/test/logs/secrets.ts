// Finds secrets in logs: PINs, tokens, signing secrets, passwords and personal data.

/** Credentials with a known prefix. The last pattern is a password in an address. */
const tokens = [
  /\bseam_[1-9A-Za-z]{1,48}_[1-9A-Za-z]{8,}/g,
  /\b(?:orgsk|appsk|integsk)_[0-9A-Za-z]{8,}/g,
  /\bwhsec_[0-9A-Za-z+/=_-]{8,}/g,
  /(?<=:\/\/[^\s/@:]{0,100}:)[^\s/@]+(?=@)/g,
];

/** Members of requests, answers and settings whose values are secret or personal. */
const secretNames =
  /(?:^|_)(?:full_name|email_address|phone_number|pin|password|passphrase|secret|token|api_?key|network_?key|security_?key)$/;
const isPin = (value: string) => /^\d{4,8}$/.test(value);
const shortestSecret = 6;

/** Returns all secrets in a request, an answer or the settings of an account, at any depth. */
export function secretsIn(value: unknown, found = new Set<string>()): Set<string> {
  const rest: [name: string, value: unknown][] = [["", value]];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [name, each] = next;
    if (typeof each === "string") {
      if (/(?:^|_)code$/.test(name) && isPin(each)) found.add(each);
      else if (secretNames.test(name) && (isPin(each) || each.length >= shortestSecret)) found.add(each);
    } else if (Array.isArray(each)) for (const member of each) rest.push([name, member]);
    else if (typeof each === "object" && each !== null)
      for (const [member, inner] of Object.entries(each)) rest.push([snakeCase(member), inner]);
  }
  return found;
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).toLowerCase();

/** Returns the lines that hold a secret, with the secret removed. */
export function leaksIn(lines: readonly string[], secrets: Iterable<string>): string[] {
  const known = [...secrets].toSorted((one, other) => other.length - one.length).map(asSearched);
  return lines.flatMap((line) => {
    const plain = [...tokens, ...known].reduce((text, secret) => text.replace(secret, "•••"), withoutPlaces(line));
    return plain === withoutPlaces(line) ? [] : [plain];
  });
}

/** Matches a PIN that stands alone, not within an id, a time or a longer number. */
const asSearched = (secret: string) =>
  new RegExp(isPin(secret) ? `(?<![\\w.-])${secret}(?![\\w-]|\\.\\d)` : escaped(secret), "g");
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/** Removes ports and line numbers of a stack, which any PIN may equal. */
const withoutPlaces = (line: string) =>
  line.replaceAll(/:\d+:\d+\)?$/gm, "").replaceAll(/(?<=\/\/[\w.-]+|\d\.\d+|localhost|::1\]?):\d{1,5}\b/g, "");
