// Reads the application's id and the portal's token from the address, after its `#`. The page stores neither of them.

export interface Access {
  readonly appId: string;
  readonly token: string;
}

/** Reads the access, and removes it from the address and its history entry at once; null if there is none. */
export function takeAccess(): Access | null {
  const key = /^#(?:.*&)?key=([^&]+)/.exec(location.hash)?.[1];
  if (key === undefined) return null;
  history.replaceState(null, "", location.pathname + location.search);
  try {
    return accessOf(JSON.parse(textOf(decodeURIComponent(key))));
  } catch {
    return null;
  }
}

/** Either alphabet of base64, with or without its padding. */
function textOf(base64: string): string {
  const binary = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0));
}

function accessOf(value: unknown): Access | null {
  if (typeof value !== "object" || value === null) return null;
  const { appId, token } = value as Partial<Record<keyof Access, unknown>>;
  return typeof appId === "string" && typeof token === "string" && appId !== "" && token !== "" ? { appId, token } : null;
}
