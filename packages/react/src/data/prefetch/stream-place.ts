// Reads the current position of the event stream. A page that resumes there misses no event after its prefetch.
import { readEvents } from "../event-stream.ts";
import { anySignal } from "./any-signal.ts";

/** Longest wait for the position. Without it, the page refetches when its stream opens. */
const longestWaitMs = 500;

/** Resolves to the id of the latest event, or to `null` if it cannot be read in time. Never rejects. */
export async function readStreamPlace(endpoint: string, token: string, signal: AbortSignal): Promise<string | null> {
  const headers = { accept: "text/event-stream", authorization: `Bearer ${token}`, "client-session-token": token };
  try {
    const {
      ok,
      body,
      headers: told,
    } = await fetch(`${endpoint}/events/stream`, {
      headers,
      cache: "no-store",
      redirect: "manual",
      signal: anySignal(AbortSignal.timeout(longestWaitMs), signal),
    });
    if (!body) return null;
    if (ok && told.get("content-type")?.startsWith("text/event-stream"))
      // The first event ends the loop, which aborts the request.
      for await (const { id } of readEvents(body, () => undefined)) return id;
    else await body.cancel();
    return null;
  } catch {
    return null;
  }
}
