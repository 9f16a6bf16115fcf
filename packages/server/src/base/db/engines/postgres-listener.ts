// Runs LISTEN on a connection of its own, opened for the first listener and reopened when it breaks. The connection
// also holds the advisory lock that keeps a restore from starting while a server uses the database.
import { Client } from "pg";
import { backoffMs } from "../../backoff.ts";
import type { Channel } from "../database.ts";
import { holdInUse } from "./postgres-in-use.ts";
import { endWhenSilent, limitSilence } from "./postgres-silence.ts";

const retries = { firstMs: 100, longestMs: 5000 };

export interface PostgresListener {
  listen(channel: Channel, hear: (text: string) => void): () => void;
  close(): Promise<void>;
}

/** Makes the listener. There may be no notification for days, so it checks the connection now and then. */
export function postgresListener(url: string, silenceMs: number): PostgresListener {
  const hearers = new Map<string, Set<(text: string) => void>>();
  let client: Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;

  async function connect(failures = 0): Promise<void> {
    const next = new Client({ connectionString: url, application_name: "mortise listener", keepAlive: true });
    client = next;
    let broken = false;
    const again = () => {
      if (closed || broken) return;
      broken = true;
      clearInterval(asking);
      // The connection is broken already and is replaced.
      next.end().catch(() => undefined);
      retry = setTimeout(() => void connect(failures + 1), backoffMs(failures, retries));
      retry.unref();
    };
    next.on("error", again);
    next.on("end", again);
    next.on("notification", ({ channel, payload }) => hearers.get(channel)?.forEach((hear) => hear(payload ?? "")));
    try {
      await next.connect();
      endWhenSilent(next);
      limitSilence(next, silenceMs);
      asking = askNowAndThen(next, silenceMs / 3, again);
      await inTurn(next, holdInUse);
      for (const channel of hearers.keys()) await inTurn(next, `listen ${channel}`);
      failures = 0;
      // Notifications were lost meanwhile, so all listeners are called to look again.
      for (const all of hearers.values()) for (const hear of all) hear("");
    } catch {
      again();
    }
  }

  /** Listens to another channel. Earlier notifications are lost, so its listeners are called to look again. */
  async function begin(to: Client, channel: string): Promise<void> {
    try {
      await inTurn(to, `listen ${channel}`);
      for (const hear of hearers.get(channel) ?? []) hear("");
    } catch {
      // The connection broke. The next one listens to every channel.
    }
  }

  return {
    listen(name, hear) {
      const channel = `mortise_${name}`;
      const isNew = !hearers.has(channel);
      const all = hearers.get(channel) ?? new Set();
      hearers.set(channel, all.add(hear));
      if (client === undefined) void connect();
      else if (isNew) void begin(client, channel);
      return () => all.delete(hear);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(asking);
      // Nobody listens any more, so an error at the end does not matter.
      await client?.end().catch(() => undefined);
    },
  };
}

const turns = new WeakMap<Client, Promise<unknown>>();

/** Queues a statement, because a connection takes one at a time. */
function inTurn(client: Client, statement: string): Promise<unknown> {
  const before = turns.get(client) ?? Promise.resolve();
  const answer = before.catch(() => undefined).then(() => client.query(statement));
  turns.set(client, answer);
  return answer;
}

/** Sends `select 1` at intervals, unless the last one is unanswered. `limitSilence` then ends the connection. */
function askNowAndThen(client: Client, milliseconds: number, onError: () => void): NodeJS.Timeout {
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    inTurn(client, "select 1").then(() => (isAsked = false), onError);
  };
  return setInterval(ask, milliseconds).unref();
}
