// Compresses long answers for callers that accept it, apart from event streams, which would be delayed.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, encodingFor } from "./accept-encoding.ts";

/** Smallest file or document that is compressed. Each is compressed once. */
export const leastFileBytes = 1024;
/**
 * Smallest answer that is compressed, in characters. Smaller ones take as many packets uncompressed, and arrive sooner:
 * a device of 1.2 kB took 1.1 ms in total with compression, 0.3 to 0.6 ms of it for the compression (measured).
 */
const leastAnswerBytes = 4096;
/** Most compressed files and documents that are kept. */
const mostKept = 500;

type Headers = Record<string, string>;

/**
 * Compresses the body of an answer if the caller accepts it, and sets `headers` accordingly.
 *
 * Answers with a token or a secret stay uncompressed. The compressed length would reveal parts of the
 * secret to an attacker who controls other parts of the answer and sees its length on the network (BREACH).
 */
export async function packedAnswer(
  text: string,
  accept: string | null,
  headers: Headers,
): Promise<string | Uint8Array> {
  if (text.length < leastAnswerBytes || secretive.test(text)) return text;
  const encoding = encodingFor(accept);
  headers["vary"] = varyByEncoding(headers["vary"]);
  if (!encoding) return text;
  headers["content-encoding"] = encoding;
  return pack(Buffer.from(text), encoding, "fast");
}

/** Value of Vary, so that caches keep compressed and plain answers apart. */
export const varyByEncoding = (vary: string | null | undefined): string =>
  vary ? `${vary}, accept-encoding` : "accept-encoding";

/** Fields, and the token in the addresses of webviews. */
const secretive = /"(?:token|secret|api_key|key|password)":"|[?&]auth_token=/;

const kept = new Map<string, Promise<Uint8Array>>();

/** Compresses a file or document with high effort, once. */
export function packedFile(body: Buffer, encoding: Encoding): Promise<Uint8Array> {
  const id = `${encoding} ${createHash("sha256").update(body).digest("base64url")}`;
  const known = kept.get(id);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const packed = pack(body, encoding, "small");
  kept.set(id, packed);
  return packed;
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
/** Levels of effort. On a list of 500 devices, more effort takes twice the time for a tenth fewer bytes. */
const efforts = { fast: { br: 3, gzip: 3 }, small: { br: 9, gzip: 9 } };

async function pack(body: Buffer, encoding: Encoding, how: keyof typeof efforts): Promise<Uint8Array> {
  const effort = efforts[how][encoding];
  return encoding === "gzip"
    ? zip(body, { level: effort })
    : brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      });
}
