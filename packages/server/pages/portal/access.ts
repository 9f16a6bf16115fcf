// Reads the application's id and the portal's token from the fragment of the address. Afterwards they are in the
// history entry's state, which survives a reload of this tab, is sent nowhere, and is not readable by other pages.

export interface Access {
  readonly appId: string;
  readonly token: string;
}

/** Reads the access, and removes it from the address at once. Returns `null` if there is none. */
export function takeAccess(): Access | null {
  const key = /^#(?:.*&)?key=([^&]+)/.exec(location.hash)?.[1];
  if (key === undefined) return accessOf((history.state as { access?: unknown } | null)?.access);
  const access = accessIn(key);
  // A link may open a view: `#key=…&at=/endpoint/ep_1`.
  const at = /&at=(\/[^&]+)/.exec(location.hash)?.[1];
  const view = access === null || at === undefined ? "" : `#${at}`;
  history.replaceState(access && { access }, "", location.pathname + location.search + view);
  return access;
}

/** Returns the history state that keeps the access. */
export const keeping = (access: Access): object => ({ access });

/** Removes the access, so that a reload finds none. Earlier history entries keep a token that is no longer valid. */
export const forgetAccess = (): void => history.replaceState(null, "", location.pathname + location.search);

function accessIn(key: string): Access | null {
  try {
    return accessOf(JSON.parse(textOf(decodeURIComponent(key))));
  } catch {
    return null;
  }
}

/** Decodes base64 in either alphabet, with or without padding. */
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
