// Computes HMAC-SHA256 with a key prepared once, by Node's crypto, which is several times as fast, or by portable code.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

/** Returns the HMAC of `start` followed by `body`, as base64. */
export type ComputeHmac = (start: string, body: string | Uint8Array) => string;

export const hmacSha256 = (key: Uint8Array): ComputeHmac => nodeHmac(key) ?? portableHmac(key);

interface NodeCrypto {
  createSecretKey(key: Uint8Array): object;
  createHmac(algorithm: "sha256", key: object): NodeHmac;
}
interface NodeHmac {
  update(data: string | Uint8Array): NodeHmac;
  digest(encoding: "base64"): string;
}

/**
 * Returns Node's HMAC, if there is one. It is looked up at run time, because bundlers for browsers cannot import it.
 */
function nodeHmac(key: Uint8Array): ComputeHmac | undefined {
  const node = nodeCrypto();
  const prepared = node?.createSecretKey(key);
  if (!node || !prepared) return undefined;
  return (start, body) => {
    const code = node.createHmac("sha256", prepared);
    return (typeof body === "string" ? code.update(start + body) : code.update(start).update(body)).digest("base64");
  };
}

function nodeCrypto(): NodeCrypto | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => NodeCrypto | undefined } };
  try {
    return process?.getBuiltinModule?.("node:crypto");
  } catch {
    // Next's edge runtime has `getBuiltinModule`, but throws when it is called.
    return undefined;
  }
}

function portableHmac(key: Uint8Array): ComputeHmac {
  const prepared = hmac.create(sha256, key);
  return (start, body) => {
    const code = prepared.clone();
    if (typeof body === "string") code.update(encode(start + body));
    else code.update(encode(start)).update(body);
    return btoa(String.fromCharCode(...code.digest()));
  };
}

const encoder = new TextEncoder();
// Buffer that all signatures share, one after another. Encoding into it takes a twentieth of the time of encoding into
// new memory.
const scratch = new Uint8Array(32_768);
const maxUtf8BytesPerUnit = 3; // of a UTF-16 code unit, which `text.length` counts

const encode = (text: string): Uint8Array =>
  text.length * maxUtf8BytesPerUnit <= scratch.length
    ? scratch.subarray(0, encoder.encodeInto(text, scratch).written)
    : encoder.encode(text);
