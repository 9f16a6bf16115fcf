// What is shown of an answer that the host's server has read, until the browser has read it anew.
import { useState } from "react";
import { useIsHydrating } from "../page/use-is-hydrating.ts";
import { useConnection } from "../provider/use-seam-client.ts";
import { hasStream } from "./liveness.ts";

/** An age that is worth a word. */
const oldMs = 60_000;

interface Rendered {
  /** When it was read, in milliseconds since the epoch; `null` once the browser has taken the page over. */
  readonly at: number | null;
  /** When it was read, where that is long ago, and nothing has been heard since. */
  readonly oldSince: number | null;
}

export function useRendered(query: { readonly data: unknown; readonly dataUpdatedAt?: number }): Rendered {
  const { initial, session } = useConnection();
  const isHydrating = useIsHydrating();
  const [wasOld] = useState(() => initial !== null && Date.now() - initial.readAt >= oldMs);
  if (!initial?.holds(query.data)) return nothing;
  if (isHydrating) return { at: initial.readAt, oldSince: null };
  const isOld = wasOld && (query.dataUpdatedAt ?? 0) <= initial.readAt && !hasStream(session.key);
  return isOld ? { at: null, oldSince: initial.readAt } : nothing;
}

const nothing: Rendered = { at: null, oldSince: null };
