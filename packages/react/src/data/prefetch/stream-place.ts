// Where the stream of events stands: a page that goes on from there misses nothing that happens after it was read.
import { readEvents } from "../event-stream.ts";

/** A server that does not say so at once is not waited for: the page reads again when its stream opens. */
const longestWaitMs = 500;

/** The id of the latest event; `null` where the platform has no stream. Never rejects. */
export async function readStreamPlace(endpoint: string, token: string, signal: AbortSignal): Promise<string | null> {
  const control = new AbortController();
  const until = AbortSignal.any([signal, control.signal, AbortSignal.timeout(longestWaitMs)]);
  try {
    const headers = { accept: "text/event-stream", authorization: `Bearer ${token}`, "client-session-token": token };
    const {
      ok,
      body,
      headers: told,
    } = await fetch(`${endpoint}/events/stream`, {
      headers,
      cache: "no-store",
      redirect: "error",
      signal: until,
    });
    if (!ok || body === null || !told.get("content-type")?.startsWith("text/event-stream")) return null;
    for await (const { id } of readEvents(body, () => undefined)) return id;
    return null;
  } catch {
    return null;
  } finally {
    control.abort();
  }
}
