// LISTEN on a connection of its own, opened at the first listener and opened again when it breaks.
import { Client } from "pg";
import type { Channel } from "./database.ts";

const firstRetryMs = 100;
const longestRetryMs = 5000;

export interface PostgresListener {
  listen(channel: Channel, hear: (text: string) => void): () => void;
  close(): Promise<void>;
}

export function postgresListener(url: string): PostgresListener {
  const hearers = new Map<string, Set<(text: string) => void>>();
  let client: Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(waitMs = firstRetryMs): Promise<void> {
    const next = new Client({ connectionString: url, application_name: "mortise listener", keepAlive: true });
    client = next;
    let broken = false;
    const again = () => {
      if (closed || broken) return;
      broken = true;
      next.end().catch(() => undefined);
      retry = setTimeout(() => void connect(Math.min(waitMs * 2, longestRetryMs)), waitMs);
      retry.unref();
    };
    next.on("error", again);
    next.on("end", again);
    next.on("notification", ({ channel, payload }) => hearers.get(channel)?.forEach((hear) => hear(payload ?? "")));
    try {
      await next.connect();
      for (const channel of hearers.keys()) await next.query(`listen ${channel}`);
      waitMs = firstRetryMs;
      // What was said while nobody listened is lost: everybody looks again.
      for (const all of hearers.values()) for (const hear of all) hear("");
    } catch {
      again();
    }
  }

  /** What was said before the database began to listen for us is lost: its hearers look again. */
  async function begin(to: Client, channel: string): Promise<void> {
    try {
      await to.query(`listen ${channel}`);
      for (const hear of hearers.get(channel) ?? []) hear("");
    } catch {
      // The connection broke; connecting again listens to every channel.
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
      await client?.end().catch(() => undefined);
    },
  };
}
