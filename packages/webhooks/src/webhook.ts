// Signs and verifies deliveries (spec §5, webhook-api §7), synchronously, so that it fits into any handler.
import { type HeaderBag, signatureHeaders } from "./header-bag.ts";
import { type ComputeHmac, hmacSha256 } from "./hmac.ts";
import { keyOf } from "./secret.ts";

/** Largest difference between a delivery's timestamp and now, in seconds. */
const toleranceSeconds = 300;

/** A delivery is not signed with the secret, or cannot be checked. Answer 400 and do nothing. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  readonly code = "webhook_verification_failed";
}

export interface WebhookOptions {
  /** Returns the time in epoch milliseconds. @default the system's clock */
  now?: (() => number) | undefined;
}

/** Signing secret: `whsec_` and base64, the base64 alone, or the bytes of the key. */
export type WebhookSecret = string | Uint8Array;

/** Verifies deliveries that an endpoint receives, and signs deliveries that are sent to one. */
export class Webhook {
  readonly #keys: ComputeHmac[];
  readonly #now: () => number;

  /**
   * @param secret - Signing secret of the endpoint (`whsec_…`) or its bytes; several while it is being rotated, the
   * current one first.
   * @throws WebhookSecretError when a secret is empty or not base64
   */
  constructor(secret: WebhookSecret | readonly WebhookSecret[], { now = Date.now }: WebhookOptions = {}) {
    const secrets = Array.isArray(secret) ? (secret as readonly WebhookSecret[]) : [secret as WebhookSecret];
    this.#keys = (secrets.length > 0 ? secrets : [""]).map((one) => hmacSha256(keyOf(one)));
    this.#now = now;
  }

  /**
   * Checks that a delivery was signed with the secret, within five minutes of now, and returns its JSON.
   *
   * @param payload - Raw body, exactly as it arrived: text or bytes, never a parsed object.
   * @param headers - All headers of the request.
   * @returns The parsed body, or `undefined` if it is empty or not JSON.
   * @throws WebhookVerificationError, and nothing else
   */
  verify(payload: string | Uint8Array | ArrayBuffer, headers: HeaderBag): unknown {
    const body = rawBody(payload);
    const { id, timestamp, signature } = readHeaders(headers);
    const seconds = this.#checkedTime(timestamp);
    const given = signature.split(" ").flatMap((part) => {
      const [version, text = ""] = part.split(",");
      return version === "v1" ? [text] : [];
    });
    let matches = 0;
    // Every signature is compared with every key, so that the time does not reveal to an attacker which one
    // matched.
    for (const expected of this.#signatures(wellFormed(id), seconds, body)) {
      for (const text of given) matches |= Number(isSame(text, expected));
    }
    if (matches === 0) throw new WebhookVerificationError("No matching signature found");
    return parsed(body);
  }

  /**
   * Returns the signature header of a delivery: one signature per secret, divided by spaces.
   *
   * @param timestamp - Time of sending; fractions of a second are dropped.
   */
  sign(msgId: string, timestamp: Date, payload: string | Uint8Array | ArrayBuffer): string {
    const seconds = Math.floor(timestamp.getTime() / 1000);
    return this.#signatures(msgId, seconds, rawBody(payload))
      .map((signature) => `v1,${signature}`)
      .join(" ");
  }

  #checkedTime(timestamp: string): number {
    const seconds = Number.parseInt(timestamp, 10);
    if (Number.isNaN(seconds)) throw new WebhookVerificationError("Invalid Signature Headers");
    const now = Math.floor(this.#now() / 1000);
    if (now - seconds > toleranceSeconds) throw new WebhookVerificationError("Message timestamp too old");
    if (seconds > now + toleranceSeconds) throw new WebhookVerificationError("Message timestamp too new");
    return seconds;
  }

  #signatures(id: string, seconds: number, body: string | Uint8Array): string[] {
    const start = `${id}.${seconds}.`;
    return this.#keys.map((hmac) => hmac(start, body));
  }
}

// ignoreBOM keeps a byte order mark in the decoded text. JSON.parse refuses the mark, so a body with one gives
// `undefined`, whether it was passed as bytes or as text.
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function rawBody(payload: unknown): string | Uint8Array {
  if (typeof payload === "string") return wellFormed(payload);
  if (payload instanceof ArrayBuffer) return new Uint8Array(payload);
  if (ArrayBuffer.isView(payload)) return new Uint8Array(payload.buffer, payload.byteOffset, payload.byteLength);
  throw new WebhookVerificationError(
    "The payload must be the raw body of the request, as text or bytes. A parsed object cannot be verified, because its " +
      'exact bytes are lost: read the body before any JSON middleware does, for example with express.raw({ type: "*/*" }) or await request.text().',
  );
}

/**
 * Refuses text with half a surrogate pair: different texts of this kind have the same encoding, and so the same
 * signature.
 */
function wellFormed(text: string): string {
  if (!isWellFormed(text)) throw new WebhookVerificationError("No matching signature found");
  return text;
}

/** Whether the text has no half of a surrogate pair. Browsers from before 2023 lack `isWellFormed`. */
const isWellFormed = (text: string): boolean =>
  (text as { isWellFormed?: () => boolean }).isWellFormed?.() ?? !/\p{Surrogate}/u.test(text);

function readHeaders(bag: unknown) {
  let found: ReturnType<typeof signatureHeaders>;
  try {
    found = signatureHeaders(bag);
  } catch {
    // Headers that throw when they are read count as missing.
  }
  if (!found) throw new WebhookVerificationError("Missing required headers");
  return found;
}

/** Compares in constant time, so that the time does not help to guess a signature. */
function isSame(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let at = 0; at < expected.length; at++) difference |= given.charCodeAt(at) ^ expected.charCodeAt(at);
  return difference === 0;
}

function parsed(body: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof body === "string" ? body : decoder.decode(body));
  } catch {
    return undefined;
  }
}
