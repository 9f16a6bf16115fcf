// The JSON body of a management call, up to a limit.
import { lastAnswer } from "../errors.ts";
import { badRequest, invalid, tooLarge } from "./refusals.ts";

/** Above the largest payload, so that a message that is too large hears of its payload, and far below what would hurt. */
const bodyLimitBytes = 1_000_000;
/** Read so far, so that the caller hears the refusal instead of a broken connection. */
const drainLimitBytes = 16_000_000;

/** `value` is undefined when there is no body. */
export async function readBody(stream: AsyncIterable<Uint8Array> | null): Promise<{ text: string; value: unknown }> {
  const text = stream === null ? "" : await readText(stream);
  if (text.trim() === "") return { text: "", value: undefined };
  try {
    return { text, value: JSON.parse(text) };
  } catch {
    throw invalid(["body"], "The body is not valid JSON", "value_error.jsondecode");
  }
}

async function readText(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength;
      if (size <= bodyLimitBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (size > drainLimitBytes) break;
    }
  } catch {
    // The caller hung up: nobody hears this, and the operator need not.
    throw badRequest("generic_error", "The body broke off.");
  }
  if (size > bodyLimitBytes) throw tooLarge(`A body may be at most ${bodyLimitBytes} bytes long.`, lastAnswer);
  return Buffer.concat(chunks).toString("utf8");
}
