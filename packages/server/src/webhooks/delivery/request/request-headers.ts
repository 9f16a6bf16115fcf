// Headers of an attempt: as sent, as stored, and as shown to people.
import type { Seal } from "../../../base/secrets/sealed-text.ts";
import { headersOut, mergeHeaders, noHeaders, openHeaders, sealHeaders } from "../../endpoint-headers.ts";

type HeaderMap = Readonly<Record<string, string>>;

/** Data that differ from attempt to attempt. */
interface OfAttempt {
  /** Id of the message. */
  id: string;
  /** Time of the attempt in seconds. */
  timestamp: number;
  signature: string;
  /** Length of the body in bytes. */
  length: number;
}

const userAgent = "Mortise-Webhooks";

/** Headers of the service, under both families of names, so that every receiver's library finds its own. */
function setByUs({ id, timestamp, signature, length }: OfAttempt): HeaderMap {
  return {
    "content-type": "application/json",
    "content-length": String(length),
    accept: "*/*",
    // The answer must not be compressed, because it is stored for people.
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
  /** The endpoint's own headers. */
  headers: HeaderMap;
}

const ofAttempt = ({ id, at, signature, body }: Signed): OfAttempt => ({
  id,
  timestamp: Math.floor(at.getTime() / 1000),
  signature,
  length: Buffer.byteLength(body),
});

/** Headers as sent. The endpoint's own never replace those of the service. */
export const requestHeaders = (signed: Signed): HeaderMap => mergeHeaders(signed.headers, setByUs(ofAttempt(signed)));

interface Kept extends Omit<OfAttempt, "id"> {
  /** The endpoint's readable headers, sealed as in the endpoint. */
  own: string;
  /** Names of headers with hidden values, which are not stored again. */
  hidden: readonly string[];
}

/** Serialises the headers for the attempt. */
export function keptHeaders(seal: Seal, signed: Signed): string {
  const { id: _id, ...rest } = ofAttempt(signed);
  const { headers, sensitive } = headersOut(signed.headers);
  return JSON.stringify({ ...rest, own: sealHeaders(seal, headers), hidden: sensitive } satisfies Kept);
}

/** Stored headers, to be shown. */
export function shownHeaders(
  seal: Seal,
  { msg_id, request_headers }: { msg_id: string; request_headers: string | null },
): { headers: Record<string, string>; sensitive: string[] } | null {
  if (request_headers === null) return null;
  const { own, hidden, ...rest } = JSON.parse(request_headers) as Kept;
  const headers = mergeHeaders(opened(seal, own), setByUs({ id: msg_id, ...rest }));
  return { headers: { ...headers }, sensitive: [...hidden] };
}

/** Opens sealed headers; none if the server's secret has changed. */
function opened(seal: Seal, own: string): HeaderMap {
  try {
    return openHeaders(seal, own);
  } catch {
    return openHeaders(seal, noHeaders);
  }
}
