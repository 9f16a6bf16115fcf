// The JSON body of a management call, up to a limit.
import { encodedBody, isEncoded, readBodyText } from "../../../base/text/body-text.ts";
import { lastAnswer } from "../../../base/errors.ts";
import { isDeeperThan } from "./payload-text.ts";
import { badRequest, invalidValue, ManagementRefusal, tooLarge } from "./refusals.ts";

/**
 * Deepest nesting of a body. Node parses JSON of any depth but cannot serialize very deep values. The limit is far
 * below the depth at which Node or receivers fail.
 */
const deepest = 500;

/** Reads the body. `value` is `undefined` if there is none. @param encoding - Content-Encoding of the request. */
export async function readBody(
  stream: AsyncIterable<Uint8Array> | null,
  encoding?: string | null,
): Promise<{ text: string; value: unknown }> {
  if (stream !== null && isEncoded(encoding)) throw encoded();
  const text = stream === null ? "" : await readBodyText(stream, refusals);
  if (text.trim() === "") return { text: "", value: undefined };
  const value = parsed(text);
  if (isDeeperThan(text, deepest)) throw invalidValue(["body"], `Must not be nested more than ${deepest} levels deep`);
  return { text, value };
}

const encoded = () =>
  new ManagementRefusal(
    415,
    { code: "unsupported_content_encoding", detail: encodedBody },
    { ...lastAnswer, "accept-encoding": "identity" },
  );

const refusals = {
  brokenOff: () => badRequest("generic_error", "The body ended too early."),
  notText: () => invalidValue(["body"], "The body is not UTF-8", "value_error.jsondecode"),
  tooSlow: (detail: string) => new ManagementRefusal(408, { code: "request_timeout", detail }, lastAnswer),
  tooLarge: (detail: string) => tooLarge(detail, lastAnswer),
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidValue(["body"], "The body is not valid JSON", "value_error.jsondecode");
  }
}
