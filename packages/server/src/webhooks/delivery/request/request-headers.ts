// The headers of an attempt: as they are sent, as they are kept with it, and as people read them later.
import type { Seal } from "../../../base/secrets/sealed-text.ts";
import { headersOut, mergeHeaders, noHeaders, openHeaders, sealHeaders } from "../../endpoint-headers.ts";

type HeaderMap = Readonly<Record<string, string>>;

/** What differs from one attempt to the next. */
interface OfAttempt {
  /** The message's. */
  id: string;
  /** Seconds. */
  timestamp: number;
  signature: string;
  /** Of the body, in bytes. */
  length: number;
}

const userAgent = "Mortise-Webhooks";

/** Both families of names, so that any receiver's library finds its own. */
function setByUs({ id, timestamp, signature, length }: OfAttempt): HeaderMap {
  return {
    "content-type": "application/json",
    "content-length": String(length),
    accept: "*/*",
    // Not compressed, because the answer is kept for people to read.
    "accept-encoding": "identity",
    "user-agent": userAgent,
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signature,
    "svix-id": id,
    "svix-timestamp": String(timestamp),
    "svix-signature": signature,
  };
}

interface Signed {
  id: string;
  at: Date;
  signature: string;
  body: string;
  /** The endpoint's own. */
  headers: HeaderMap;
}

const ofAttempt = ({ id, at, signature, body }: Signed): OfAttempt => ({
  id,
  timestamp: Math.floor(at.getTime() / 1000),
  signature,
  length: Buffer.byteLength(body),
});

/** As they are sent: the endpoint's own replace none of ours. */
export const requestHeaders = (signed: Signed): HeaderMap => mergeHeaders(signed.headers, setByUs(ofAttempt(signed)));

interface Kept extends Omit<OfAttempt, "id"> {
  /** The endpoint's own that may be read; sealed, as they are with the endpoint. */
  own: string;
  /** Names of those whose values nobody is shown: they are not kept a second time. */
  hidden: readonly string[];
}

/** What an attempt keeps of them, as text. */
export function keptHeaders(seal: Seal, signed: Signed): string {
  const { id: _id, ...rest } = ofAttempt(signed);
  const { headers, sensitive } = headersOut(signed.headers);
  return JSON.stringify({ ...rest, own: sealHeaders(seal, headers), hidden: sensitive } satisfies Kept);
}

/** What was kept, to be shown. */
export function shownHeaders(
  seal: Seal,
  { msg_id, request_headers }: { msg_id: string; request_headers: string | null },
): { headers: Record<string, string>; sensitive: string[] } | null {
  if (request_headers === null) return null;
  const { own, hidden, ...rest } = JSON.parse(request_headers) as Kept;
  const headers = mergeHeaders(opened(seal, own), setByUs({ id: msg_id, ...rest }));
  return { headers: { ...headers }, sensitive: [...hidden] };
}

/** None where the server has another secret by now. */
function opened(seal: Seal, own: string): HeaderMap {
  try {
    return openHeaders(seal, own);
  } catch {
    return openHeaders(seal, noHeaders);
  }
}
