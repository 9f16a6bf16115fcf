// The time of a running server is stored once a minute. A write that fails on a busy database must not wait for the
// next minute.
import { expect, it } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { manualClock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { lastSeen } from "./last-seen.ts";
import { createWorker } from "../jobs/worker.ts";

onBothDatabases(({ open }) => {
  it("a note that fails is tried again a third of a lease later, and the log says why it failed", async () => {
    const database = await open();
    const clock = manualClock();
    const said: string[] = [];
    let failures = 0;
    const query = Object.create(database.query, {
      insertInto: {
        value(table: "settings") {
          if (table === "settings" && failures < 2) {
            failures += 1;
            throw new Error("canceling statement due to lock timeout");
          }
          return database.query.insertInto(table);
        },
      },
    }) as Database["query"];
    const failing = Object.create(database, { query: { get: () => query } }) as Database;
    const worker = createWorker({
      database: failing,
      clock,
      handlers: {},
      log: (line) => said.push(line),
      leaseMs: 60,
    });
    worker.start();
    await expect.poll(async () => (await lastSeen(database))?.at).toBe(clock.now());
    await worker.stop();
    expect(failures).toBe(2);
    expect(said).toContainEqual(expect.stringContaining("lock timeout"));
  });
});
