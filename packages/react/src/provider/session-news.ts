// Notifies the host of session changes, and keeps one token getter while the host passes new functions.
import type { Seam } from "@mortise/client";
import { useEffect, useMemo, useRef } from "react";
import { onePerPage } from "../page/page-registry.ts";
import type { Session } from "./session.ts";

type Getter = () => Promise<string> | string;

/**
 * Returns one stable token getter as long as the host passes any: most hosts pass a new function at every render, which
 * must not start a new session. Providers whose first function was the same share the getter, and so their session.
 */
export function useTokenGetter(given: Getter | null | undefined): Getter | undefined {
  const isGiven = Boolean(given);
  // oxlint-disable-next-line react/exhaustive-deps -- the first function of a host stands for all that follow it
  const known = useMemo(() => (given ? getterOf(given) : undefined), [isGiven]);
  useEffect(() => {
    if (known && given) known.latest = given;
  });
  return known?.get;
}

interface Known {
  latest: Getter;
  readonly get: Getter;
}

function getterOf(first: Getter): Known {
  const all = onePerPage("token getters", () => new WeakMap<Getter, Known>());
  const known: Known = all.get(first) ?? { latest: first, get: async () => known.latest() };
  all.set(first, known);
  return known;
}

interface Listeners {
  readonly onSessionUpdate: ((client: Seam) => void) | undefined;
  readonly onSessionExpired: (() => void) | undefined;
}

export function useSessionNews(session: Session, listeners: Listeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    let [told, toldOver]: [Seam | null, boolean] = [null, false];
    const tell = () => {
      const { client } = session.getState();
      const isOver = session.isOver();
      if (client && client !== told) latest.current.onSessionUpdate?.((told = client));
      if (isOver && !toldOver) latest.current.onSessionExpired?.();
      // While a renewal is pending, there is no client. If it fails, the same end must not be reported again.
      toldOver = isOver || (toldOver && !client);
    };
    tell();
    return session.subscribe(tell);
  }, [session]);
}
