// Where the stream of events stands: a page that goes on from there misses nothing that happens after it was read.
import { readEvents } from "../event-stream.ts";
import { anySignal } from "./any-signal.ts";

/** A server that does not say so at once is not waited for: the page reads again when its stream opens. */
const longestWaitMs = 500;

/** The id of the latest event; `null` where the platform has no stream. Never rejects. */
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
      // The first event ends the reading, and with it the request.
      for await (const { id } of readEvents(body, () => undefined)) return id;
    else await body.cancel();
    return null;
  } catch {
    return null;
  }
}
