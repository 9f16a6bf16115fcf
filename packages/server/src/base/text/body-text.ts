// The text of a request's body, up to a limit that both APIs share.
import { isUtf8 } from "node:buffer";

/**
 * Larger than the largest webhook payload, so that a payload too large gets the refusal about payloads; far below what
 * would hurt.
 */
const bodyLimitBytes = 1_000_000;
/**
 * A body over the limit is read up to here before it is refused: otherwise the caller would see a broken connection,
 * not the refusal.
 */
const drainLimitBytes = 16_000_000;

/**
 * Far longer than a body of the limit takes on a poor connection; a body that never ends would keep its connection for
 * ever.
 */
const longestMs = 60_000;

interface Refusals {
  /** The sender disconnected. Nobody receives this refusal; as a refusal it is kept out of the log too. */
  brokenOff: () => Error;
  tooLarge: (message: string) => Error;
  tooSlow: (message: string) => Error;
  /** Not UTF-8. Decoded anyway, different bytes would become the same text. */
  notText: () => Error;
}

/** Why a body that is sent compressed is refused: its true length would be known only once it fills the memory. */
export const encodedBody = "Send the body as it is, without Content-Encoding: this server unpacks nothing.";

/** Whether a body is sent otherwise than as it is. */
export const isEncoded = (contentEncoding: string | null | undefined): boolean =>
  (contentEncoding ?? "").split(",").some((each) => !/^\s*(?:identity)?\s*$/i.test(each));

export async function readBodyText(
  source: AsyncIterable<Uint8Array>,
  { brokenOff, tooLarge, tooSlow, notText }: Refusals,
  patienceMs = longestMs,
): Promise<string> {
  const { promise: isOver, resolve: end } = Promise.withResolvers<"over">();
  const timer = setTimeout(() => end("over"), patienceMs);
  const reading = read(source, { brokenOff, tooLarge, notText });
  try {
    const text = await Promise.race([reading, isOver.then(() => undefined)]);
    if (text !== undefined) return text;
    // What comes of it is of no interest any more: the connection ends with the refusal.
    reading.catch(() => undefined);
    throw tooSlow(`A body must arrive within ${patienceMs / 1000} s; this one took longer.`);
  } finally {
    clearTimeout(timer);
  }
}

async function read(
  source: AsyncIterable<Uint8Array>,
  { brokenOff, tooLarge, notText }: Omit<Refusals, "tooSlow">,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size <= bodyLimitBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (size > drainLimitBytes) break;
    }
  } catch {
    throw brokenOff();
  }
  if (size > bodyLimitBytes) throw tooLarge(`A body may be at most ${bodyLimitBytes} bytes long.`);
  const bytes = Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw notText();
  // Some programs put a mark of the byte order first. It is no part of the text.
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}
