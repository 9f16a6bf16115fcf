// Identifies the user if the host does not: a random key in this browser's storage (spec §6).
import { onePerPage } from "../page/page-registry.ts";

const storageKey = "seam_user_fingerprint";

/** Returns the stored key, or a new one. Never throws: storage may be denied, full or absent. */
export function readFingerprint(): string {
  try {
    const stored = localStorage.getItem(storageKey) ?? "";
    if (/^fingerprint_./.test(stored)) return stored;
    localStorage.setItem(storageKey, madeHere());
  } catch {
    // If storage is denied or full, the key lasts as long as the page.
  }
  return madeHere();
}

/** New key, to be stored. It stays the same until the page is left, so it serves a page without storage too. */
const madeHere = (): string => onePerPage("fingerprint", () => `fingerprint_${randomUuid()}`);

/** UUID version 4. `crypto.randomUUID` is missing on pages served over plain http. */
const randomUuid = (): string =>
  // Each 0 and 1 is replaced by four random bits, the 8 by the two that the variant leaves free; the 4 is the version.
  "10000000-1000-4000-8000-100000000000".replaceAll(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (+digit ^ (random & (15 >> (+digit / 4)))).toString(16);
  });
