// What every view needs: the client that is logged in, whose endpoints, and how to say or end something.
import type { Mortise } from "@mortise/webhooks";
import { createContext, useContext } from "react";
import type { View } from "./view.ts";

/** Why there is nothing to see any more. `missing`: the address brought no access. */
export type Ended = "missing" | "expired" | "left";

export interface Session {
  readonly mortise: Mortise;
  readonly appId: string;
  /** Shown for a while, and read out. */
  readonly say: (text: string) => void;
  readonly end: (why: Ended) => void;
  readonly open: (view: View) => void;
  /** Whether the person has moved within the page, so that a new view takes the focus. */
  readonly hasMoved: boolean;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("This part of the portal stands outside a session.");
  return session;
}
