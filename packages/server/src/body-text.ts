// The text of a request's body, up to a limit that both APIs share.
import { isUtf8 } from "node:buffer";

/** Larger than the largest webhook payload, so that a payload too large gets the refusal about payloads; far below what would hurt. */
const bodyLimitBytes = 1_000_000;
/** A body over the limit is read up to here before it is refused: otherwise the caller would see a broken connection, not the refusal. */
const drainLimitBytes = 16_000_000;

interface Refusals {
  /** The sender disconnected. Nobody receives this refusal; as a refusal it is kept out of the log too. */
  brokenOff: () => Error;
  tooLarge: (message: string) => Error;
  /** Not UTF-8. Decoded anyway, different bytes would become the same text. */
  notText: () => Error;
}

export async function readBodyText(source: AsyncIterable<Uint8Array>, { brokenOff, tooLarge, notText }: Refusals): Promise<string> {
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
  return bytes.toString("utf8");
}
