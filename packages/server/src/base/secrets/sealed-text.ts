// Seals secrets that must be read again (signing secrets, integration keys): the database holds them encrypted with the
// server's secret.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

export interface Seal {
  seal(text: string): string;
  /** @throws UnreadableError if it was sealed with another secret, or changed since */
  open(sealed: string): string;
}

export class UnreadableError extends Error {
  static {
    this.prototype.name = "UnreadableError";
  }

  constructor(options: ErrorOptions) {
    super(
      "It was encrypted with a different server secret. Put that secret back, or rotate or set the value again.",
      options,
    );
  }
}

export function createSeal(secret: Uint8Array): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "mortise sealed text", keyBytes));
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
          "utf8",
        );
      } catch (cause) {
        throw new UnreadableError({ cause });
      }
    },
  };
}
