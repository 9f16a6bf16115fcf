import { afterEach, beforeEach, expect, it, vi } from "vitest";

const uuid = /^fingerprint_[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Stand-in for a browser's storage, with the members that are used. */
function storageOf(entries: Map<string, string>, denied = false) {
  const check = () => {
    if (denied) throw new DOMException("The operation is insecure.", "SecurityError");
  };
  return {
    getItem: (name: string) => (check(), entries.get(name) ?? null),
    setItem: (name: string, value: string) => (check(), void entries.set(name, value)),
  };
}

let readFingerprint: () => string;
beforeEach(async () => {
  vi.resetModules();
  ({ readFingerprint } = await import("./fingerprint.ts"));
});
afterEach(() => vi.unstubAllGlobals());

it("is made once and kept", () => {
  const entries = new Map<string, string>();
  vi.stubGlobal("localStorage", storageOf(entries));
  const fingerprint = readFingerprint();
  expect(fingerprint).toMatch(uuid);
  expect(entries.get("seam_user_fingerprint")).toBe(fingerprint);
  expect(readFingerprint()).toBe(fingerprint);
});

it("is the one kept by an earlier visit", () => {
  vi.stubGlobal("localStorage", storageOf(new Map([["seam_user_fingerprint", "fingerprint_of-last-week"]])));
  expect(readFingerprint()).toBe("fingerprint_of-last-week");
});

it("replaces what is no fingerprint", () => {
  const entries = new Map([["seam_user_fingerprint", "fingerprint_"]]);
  vi.stubGlobal("localStorage", storageOf(entries));
  expect(readFingerprint()).toMatch(uuid);
  expect(entries.get("seam_user_fingerprint")).toMatch(uuid);
});

it("lasts as long as the page when storage is denied", () => {
  vi.stubGlobal("localStorage", storageOf(new Map(), true));
  const fingerprint = readFingerprint();
  expect(fingerprint).toMatch(uuid);
  expect(readFingerprint()).toBe(fingerprint);
});

it("is made without crypto.randomUUID, which pages over http do not have", () => {
  vi.stubGlobal("localStorage", storageOf(new Map()));
  const random = webCrypto;
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => random.getRandomValues(bytes) });
  expect(readFingerprint()).toMatch(uuid);
});

const webCrypto = globalThis.crypto;
