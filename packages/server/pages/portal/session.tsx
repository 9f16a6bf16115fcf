// Context of every view: the logged-in client, the application's id, and functions that show a message, open a view or
// end the session.
import type { Mortise } from "@mortise/webhooks";
import { createContext, useContext } from "react";
import type { Say } from "./parts/Toast.tsx";
import type { View } from "./view.ts";

/** Reason why there is no access. `missing` means that the address contained none. */
export type Ended = "missing" | "expired" | "left";

export interface Session {
  readonly mortise: Mortise;
  readonly appId: string;
  /** Returns the payload of a message that was read before, as it was sent. */
  readonly payloadText: (msgId: string) => string | undefined;
  /** Shows a message for a while. Screen readers announce it. */
  readonly say: Say;
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
