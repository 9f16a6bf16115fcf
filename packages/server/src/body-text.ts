// The text of a request's body, up to a limit that both APIs share.
import { isUtf8 } from "node:buffer";

/** Above the largest payload of a webhook, so that a message that is too large hears of its payload, and far below what would hurt. */
const bodyLimitBytes = 1_000_000;
/** A body over the limit is still read so far, so that the caller hears the refusal instead of a broken connection. */
const drainLimitBytes = 16_000_000;

interface Refusals {
  /** Whoever sent it went away; nobody hears this, and the log has nothing to say of it. */
  brokenOff: () => Error;
  tooLarge: (message: string) => Error;
  /** Read all the same, two texts that differ would be the same one. */
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
