// Limits the address and the headers of a request. Node has one limit for both together.
import type { IncomingMessage } from "node:http";
import { lastAnswer, Refusal } from "../../base/errors.ts";
import { longestAddressBytes, longestHeadersBytes, tooLongHead } from "./early-answers.ts";

/** Limit for Node: everything that {@link refuseLongHead} accepts, with the request line and separators. */
export const longestHeadBytes = longestAddressBytes + longestHeadersBytes + 4096;

/** Longest address without a credential, because only callers with one send long lists of ids. */
const longestOpenAddressBytes = 65_536;

/** @throws Refusal if the address or the headers are too long */
export function refuseLongHead({ url = "", headers, rawHeaders }: IncomingMessage): void {
  const most = credentials.some((name) => name in headers) ? longestAddressBytes : longestOpenAddressBytes;
  if (url.length > most) throw tooLongAddress(most);
  let bytes = 0;
  for (const text of rawHeaders) bytes += text.length;
  if (bytes > longestHeadersBytes) throw tooLongHead();
}

/** Headers with credentials (doors/access/auth.ts). */
const credentials = [
  "authorization",
  "seam-api-key",
  "seam-client-session-token",
  "client-session-token",
  "seam-publishable-key",
];

const tooLongAddress = (most: number) =>
  new Refusal(
    414,
    "uri_too_long",
    `The address may be ${most} bytes long here${most === longestAddressBytes ? "" : ", or more with a credential"}. ` +
      "Send long lists in a JSON body: every call takes POST.",
    { headers: lastAnswer },
  );
