// The text of a request's body, up to a limit that both APIs share.
import { isUtf8 } from "node:buffer";

/**
 * Largest body. It exceeds the largest webhook payload, so that a larger payload gets the refusal about payloads.
 */
const bodyLimitBytes = 1_000_000;
/**
 * Length up to which a body over the limit is read before it is refused. Otherwise the caller would see a broken
 * connection instead of the refusal.
 */
const drainLimitBytes = 16_000_000;

/**
 * Longest time for a body: far longer than one at the limit takes on a poor connection. A body without end would keep
 * its connection for ever.
 */
const longestMs = 60_000;

interface Refusals {
  /** Makes the refusal of a body whose sender disconnected. Nobody receives it; it only keeps the log clean. */
  brokenOff: () => Error;
  tooLarge: (message: string) => Error;
  tooSlow: (message: string) => Error;
  /** Makes the refusal of a body that is not UTF-8, in which different bytes would decode to the same text. */
  notText: () => Error;
}

/** Refusal of a compressed body, whose true length would be known only after it fills the memory. */
export const encodedBody = "Send the body as it is, without Content-Encoding: this server unpacks nothing.";

/** Whether a body is encoded. */
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
    // The connection ends with the refusal, so the rest of the body does not matter.
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
  // Some programs send a byte order mark first, which is no part of the text.
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}
