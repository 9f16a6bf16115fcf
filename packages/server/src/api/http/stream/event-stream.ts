// `GET /events/stream`: sends events as they happen, as server-sent events. It resumes from Last-Event-ID, and shows
// the same events as events/list.
import { randomUUID } from "node:crypto";
import { anyone } from "@mortise/contract";
import { Hono } from "hono";
import { authenticateRequest } from "../../../doors/access/auth.ts";
import type { Metrics } from "../../../base/metrics/metrics.ts";
import { type CallContext, createContext } from "../../call-context.ts";
import type { Asker } from "../../../doors/context.ts";
import { corsHeaders } from "../cors.ts";
import { badRequest } from "../../../base/errors.ts";
import type { Env } from "../../hono-env.ts";
import { refusePlatformRequest } from "../platform-http.ts";
import { applyNetworkFault } from "../network-fault.ts";
import { createTurns, type InTurns } from "../in-turns.ts";
import { lastSeq, readUpdates } from "./stream-updates.ts";
import type { HttpServices } from "../http-services.ts";

/**
 * Real milliseconds between heartbeats. Clients receive this value and use it to detect a server that stopped. Proxies
 * close silent connections.
 */
const heartbeatMs = 3000;
/** Number of heartbeats between two checks whether the session may still listen. */
const checkEvery = 5;
/** Most streams that query the database at once. Each queries it at every event. */
const readersAtOnce = 8;

export function eventStreamApp(services: HttpServices, { beatMs = heartbeatMs }: { beatMs?: number } = {}): Hono<Env> {
  const app = new Hono<Env>();
  const inTurns = createTurns(readersAtOnce);
  app.get("/events/stream", async (c) => {
    const request = c.req.raw;
    const request_id = randomUUID();
    const headers = corsHeaders(request.headers.get("origin"), request_id);
    try {
      const asker = await authenticateRequest(services, request.headers, anyone);
      const fault = await applyNetworkFault(asker.workspace, c.env?.incoming);
      if (fault) return fault;
      const { origin } = new URL(request.url);
      const context = createContext(services, asker, { origin, request_id });
      if (!asker.workspace)
        throw badRequest("missing_workspace_id", "An access token needs the Seam-Workspace header.");
      const from = await startOf(services, asker.workspace.workspace_id, request.headers.get("last-event-id"));
      Object.assign(headers, streamHeaders);
      const isStillAllowed = () =>
        authenticateRequest(services, request.headers, anyone).then(isSame(asker), () => false);
      return new Response(follow(context, { from, beatMs, isStillAllowed, inTurns, metrics: services.metrics }), {
        headers,
      });
    } catch (error) {
      return refusePlatformRequest(services, error, request_id, headers);
    }
  });
  return app;
}

const isSame = (asker: Asker) => (now: Asker) => now.workspace?.workspace_id === asker.workspace?.workspace_id;

const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // Nginx would hold events back until its buffer is full.
  "x-accel-buffering": "no",
};

interface Start {
  seq: number;
  /**
   * Whether the caller has no usable position in the stream. It then gets a `snapshot` event with the current one, and
   * has to read the state itself.
   */
  isNew: boolean;
}

async function startOf({ database }: HttpServices, workspace_id: string, lastEventId: string | null): Promise<Start> {
  const last_seq = await lastSeq({ database }, workspace_id);
  if (lastEventId === null || lastEventId === "") return { seq: last_seq, isNew: true };
  if (!/^\d{1,15}$/.test(lastEventId))
    throw badRequest("invalid_input", "Last-Event-ID must be an id of this stream.", {
      validation_errors: { _errors: ["Invalid Last-Event-ID"] },
    });
  const seq = Number(lastEventId);
  // The stream begins anew if the id is from data that a backup replaced, or if events after it were deleted already.
  const isKnown = seq === last_seq || (seq < last_seq && (await isKept({ database }, workspace_id, seq + 1)));
  return isKnown ? { seq, isNew: false } : { seq: last_seq, isNew: true };
}

async function isKept(
  { database }: Pick<HttpServices, "database">,
  workspace_id: string,
  seq: number,
): Promise<boolean> {
  const event = database.query
    .selectFrom("events")
    .select("seq")
    .where("workspace_id", "=", workspace_id)
    .where("seq", "=", seq);
  return (await event.executeTakeFirst()) !== undefined;
}

interface Following {
  from: Start;
  beatMs: number;
  /** Whether the session may still listen. Checked at every fifth heartbeat and before every batch of messages. */
  isStillAllowed: () => Promise<boolean>;
  inTurns: InTurns;
  metrics: Metrics;
}

function follow(
  context: CallContext,
  { from, beatMs, isStillAllowed, inTurns, metrics }: Following,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const send = (text: string) => writer.write(encoder.encode(text));
  const bell = createBell(beatMs);
  const { workspace_id } = context.workspace;
  const changed = new Set<string>();
  const stopListening = [
    // An empty notification means that others may have been lost.
    context.database.listen("events", (heard) => (heard === workspace_id || heard === "") && bell.ring()),
    context.database.listen("changes", (heard) => {
      const [where, device_id = ""] = heard.split(" ");
      if (where !== workspace_id) return;
      changed.add(device_id);
      bell.ring();
    }),
  ];

  metrics.streams(1);
  const gone = new AbortController();
  async function run(): Promise<void> {
    let { seq } = from;
    let beats = 0;
    await send(
      `retry: 2000\n${from.isNew ? `id: ${seq}\nevent: snapshot\ndata: ${JSON.stringify({ last_event_id: String(seq), beat_ms: beatMs })}\n` : ""}\n`,
    );
    while (!gone.signal.aborted) {
      const known = seq;
      const updates = await inTurns(() => readUpdates(context, known, changed));
      if (updates.messages.length > 0 && !(await inTurns(isStillAllowed))) return;
      for (const message of updates.messages) await send(message);
      seq = updates.seq;
      if (updates.isMore || (await bell.wait()) === "rung") continue;
      beats += 1;
      if (beats % checkEvery === 0 && !(await inTurns(isStillAllowed))) return;
      await send(": beat\n\n");
    }
  }

  run()
    .then(() => writer.close())
    .catch(() => writer.abort().catch(() => undefined))
    .finally(() => {
      metrics.streams(-1);
      for (const stop of stopListening) stop();
      bell.stop();
    });
  writer.closed.catch(() => {
    gone.abort();
    bell.ring();
  });
  return readable;
}

/** `wait` ends when `ring` is called, or after `beatMs`. */
function createBell(beatMs: number) {
  let isRung = false;
  let wake = () => {};
  let timer: NodeJS.Timeout | undefined;
  return {
    ring() {
      isRung = true;
      wake();
    },
    async wait(): Promise<"rung" | "beat"> {
      if (!isRung)
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, beatMs);
          timer.unref();
        });
      clearTimeout(timer);
      const heard = isRung ? "rung" : "beat";
      isRung = false;
      return heard;
    },
    stop: () => clearTimeout(timer),
  };
}
