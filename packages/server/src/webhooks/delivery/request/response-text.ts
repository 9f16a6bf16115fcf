// Collects the start of a receiver's answer as text, for people.
import type { IncomingMessage } from "node:http";

export const keptBytes = 20_000;

/**
 * Collects the response's text, and calls `done` once: at its end, at the limit, or when the rest does not arrive. The
 * rest is not needed, because the status decides on success.
 */
export function collectResponse(response: IncomingMessage, done: (text: string) => void): void {
  const chunks: Buffer[] = [];
  let length = 0;
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    done(responseText(Buffer.concat(chunks)));
  };
  response.on("data", (chunk: Buffer) => {
    if (isDone) return;
    chunks.push(chunk.subarray(0, keptBytes - length));
    length += chunk.length;
    if (length <= keptBytes) return;
    finish();
    response.destroy();
  });
  response.on("end", finish);
  response.on("error", finish);
  response.on("close", finish);
}

/** Text of an answer, or Base64 if it is not UTF-8. A truncated character is dropped, and NULs become U+FFFD. */
export function responseText(bytes: Buffer): string {
  for (const cut of [0, 1, 2, 3]) {
    if (cut > 0 && bytes.length < keptBytes) break;
    try {
      return new TextDecoder("utf-8", { fatal: true })
        .decode(bytes.subarray(0, bytes.length - cut))
        .replaceAll("\0", "\uFFFD");
    } catch {
      // Only the last character may be incomplete.
    }
  }
  return bytes.toString("base64");
}
