// Reads the application's id and the portal's token from the address, after its `#`. From there on they lie in the
// history entry's state, which outlives a reload of this tab, is sent nowhere, and is read by no other page.

export interface Access {
  readonly appId: string;
  readonly token: string;
}

/** Reads the access, and removes it from the address at once; null if there is none. */
export function takeAccess(): Access | null {
  const key = /^#(?:.*&)?key=([^&]+)/.exec(location.hash)?.[1];
  if (key === undefined) return accessOf((history.state as { access?: unknown } | null)?.access);
  const access = accessIn(key);
  // A link may lead to a view: `#key=…&at=/endpoint/ep_1`.
  const at = /&at=(\/[^&]+)/.exec(location.hash)?.[1];
  const view = access === null || at === undefined ? "" : `#${at}`;
  history.replaceState(access && { access }, "", location.pathname + location.search + view);
  return access;
}

/** What a history entry of this page keeps. */
export const keeping = (access: Access): object => ({ access });

/**
 * After the access has ended: a reload finds none. Entries before this one keep a token that opens nothing any more.
 */
export const forgetAccess = (): void => history.replaceState(null, "", location.pathname + location.search);

function accessIn(key: string): Access | null {
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
  return typeof appId === "string" && typeof token === "string" && appId !== "" && token !== ""
    ? { appId, token }
    : null;
}
