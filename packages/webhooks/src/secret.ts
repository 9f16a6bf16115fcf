// Reads the key from a signing secret: base64 with or without the prefix `whsec_`, or the bytes of the key.
export const secretPrefix = "whsec_";

/** A signing secret cannot be used. The message never contains the secret. */
export class WebhookSecretError extends Error {
  override readonly name = "WebhookSecretError";
  readonly code = "invalid_secret";
}

/** Strict standard base64: with padding, without the URL alphabet. */
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

export function keyOf(secret: string | Uint8Array): Uint8Array {
  if (typeof secret !== "string" && !(secret instanceof Uint8Array))
    throw new WebhookSecretError(
      `A webhook secret is text that begins with ${secretPrefix}, or bytes; something else was given.`,
    );
  const key = typeof secret === "string" ? decode(secret) : Uint8Array.from(secret);
  if (key.length === 0) throw new WebhookSecretError("The webhook secret is empty. Copy all of it from the endpoint.");
  return key;
}

function decode(secret: string): Uint8Array {
  const text = secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret;
  if (!base64.test(text))
    throw new WebhookSecretError("The webhook secret is not base64. Copy all of it from the endpoint, without spaces.");
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
