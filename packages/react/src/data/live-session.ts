// Applies the server's events to the cache as they happen, if the server streams them.
import { onePerPage } from "../page/page-registry.ts";
import type { Session } from "../provider/session.ts";
import { patchDevice, refreshDevices } from "./cached-devices.ts";
import { eventListeners, type Happening } from "./event-listeners.ts";
import type { StreamEvent } from "./event-stream.ts";
import { followEvents, type LiveTarget } from "./live-connection.ts";
import { beginningOf, forgetStream, setStream } from "../provider/live-streams.ts";
import { setLiveness } from "./liveness.ts";
import { commandOf, settleCommand } from "./lock-commands.ts";
import { type ChangeBatch, createChangeBatch } from "./change-batch.ts";
import { refreshAnswers, refreshFailed, type AnswerFilter } from "./refresh.ts";

interface Stream {
  followers: number;
  readonly stop: () => void;
}

/** Most streams of a page. Browsers allow six connections to a host over HTTP/1.1, so four remain for calls. */
const mostStreams = 2;
const streams = onePerPage("live streams", () => new Map<string, Stream>());

/**
 * Follows the session's events. All followers share one stream. Returns a function that stops following, or `undefined`
 * if no stream is free.
 */
export function joinLiveSession(session: Session): (() => void) | undefined {
  const known = streams.get(session.key);
  if (known === undefined && streams.size >= mostStreams) return undefined;
  const stream = known ?? { followers: 0, stop: follow(session) };
  streams.set(session.key, stream);
  stream.followers += 1;
  return () => {
    stream.followers -= 1;
    if (stream.followers > 0) return;
    streams.delete(session.key);
    stream.stop();
  };
}

function follow(session: Session): () => void {
  const changes = createChangeBatch(session);
  let isNew = true;
  let isLost = false;
  let hasStreamed = false;
  const stop = followEvents({
    lastEventId: beginningOf(session.key),
    target: (signal, refused) => targetOf(session, signal, refused),
    onEvent(event) {
      if (event.name !== "snapshot") return hear(session, changes, event);
      // A snapshot opens a stream that does not resume: events since the last stream, or since the first fetch, were
      // missed. The first one does not refetch failures, because their messages would flicker and shift the page.
      refreshShown(session, isNew ? ({ state: { data } }) => data !== undefined : undefined);
      isNew = false;
    },
    // Data of an ended session may not be shown to the present user. The refetch gets a new session or a refusal.
    onEnded: () => refreshShown(session),
    onLost(lostAt) {
      setStream(session.key, false);
      // The same loss is reported again when a hidden page becomes visible.
      if (isLost) return;
      isLost = true;
      setLiveness(session.key, { lostAt, backAt: null });
    },
    onLive() {
      setStream(session.key, true);
      // A resumed stream does not repeat fetches that failed meanwhile.
      if (hasStreamed) refreshFailed(session.key);
      hasStreamed = true;
      if (isLost) setLiveness(session.key, { lostAt: null, backAt: Date.now() });
      isLost = false;
    },
  });
  return () => {
    stop();
    forgetStream(session.key);
    setLiveness(session.key, undefined);
    changes.stop();
  };
}

const shownCalls = [
  "devices.get",
  "accessCodes.list",
  "accessCodes.get",
  "events.list",
  "userIdentities.list",
  "userIdentities.get",
] as const;

function refreshShown(session: Session, wanted?: AnswerFilter): void {
  refreshDevices(session, [], wanted);
  for (const call of shownCalls) void refreshAnswers(session.key, call, undefined, wanted);
  for (const { readAgain } of eventListeners.values()) readAgain(session, wanted);
}

/**
 * Resolves when the session has a token other than the refused one. This only listens, so that a session that cannot be
 * created is not requested again and again from here. A client that the host passed reveals no token, so it has no
 * stream: its data is refetched when the window regains focus.
 */
const targetOf = (session: Session, signal: AbortSignal, refused: string | undefined) =>
  new Promise<LiveTarget>((resolve, reject) => {
    const settle = () => {
      const { client } = session.getState();
      const token = session.getToken();
      if (signal.aborted) reject(signal.reason as Error);
      else if (client && token && token !== refused) resolve({ endpoint: client.endpoint, token });
      else return;
      leave();
    };
    const leave = session.subscribe(settle);
    signal.addEventListener("abort", settle);
    settle();
  });

function hear(session: Session, changes: ChangeBatch, { data }: StreamEvent): void {
  const event = parse(data);
  const { event_type = "", device_id, access_code_id } = event;
  changes.addEvent(event);
  for (const listener of eventListeners.values()) listener.hear(session, event);
  const [family] = event_type.split(".");
  if (access_code_id) void refreshAnswers(session.key, "events.list", { access_code_id });
  const isLock = family === "lock";
  if (family === "connected_account" || changesList.test(event_type)) changes.addAll();
  else if (!device_id) return;
  else if (family === "access_code") {
    // Lists without a `device_id` are refetched too: those by the ids of codes, or of several locks.
    void refreshAnswers(session.key, "accessCodes.list", undefined, ({ queryKey: [, , , input] }) => {
      const asked = (input as { device_id?: string } | undefined)?.device_id;
      return asked === undefined || asked === device_id;
    });
    if (access_code_id) void refreshAnswers(session.key, "accessCodes.get", { access_code_id });
  } else if (isLock || family === "device") {
    const command = commandOf(session.key, device_id);
    // A command from this page refetches the lock when it ends.
    if (isLock && command?.status === "pending") return;
    const isJustOver = command?.endedAt != null && Math.abs(Date.now() - command.endedAt) < ownEchoMs;
    if (isJustOver && command.status === "success" && event_type === `lock.${command.direction}ed`) return;
    // Just after a command, the event may be older than its result. The lock is refetched, so that the display does not
    // flip.
    if (!isJustOver && /^lock\.(un)?locked$/.test(event_type)) {
      const locked = event_type === "lock.locked";
      settleCommand(session.key, device_id, locked);
      patchDevice(session.key, device_id, { locked });
    }
    changes.add(device_id, !isLock);
  }
}

/** Matches events after which a list has other devices. */
const changesList = /^device\.(added|connected|deleted|removed|\w*unmanaged.*)$/;
const ownEchoMs = 2000;

function parse(data: string): Happening {
  try {
    return Object(JSON.parse(data)) as Happening;
  } catch {
    return {};
  }
}
