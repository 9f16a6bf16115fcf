// Who the user is when the host does not say: a random key, kept in this browser (spec §6).

const storageKey = "seam_user_fingerprint";
const prefix = "fingerprint_";

/** For pages whose storage is denied: good until the page is left. */
let unstored: string | undefined;

/** The kept key, or a new one. Never throws: storage may be denied, full or absent. */
export function readFingerprint(): string {
  const stored = fromStorage();
  if (stored?.startsWith(prefix) === true && stored.length > prefix.length) return stored;
  unstored ??= prefix + randomUuid();
  try {
    localStorage.setItem(storageKey, unstored);
  } catch {
    // Denied or full: the key lasts as long as the page.
  }
  return unstored;
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** UUID version 4. `crypto.randomUUID` is missing on pages served over plain http. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
