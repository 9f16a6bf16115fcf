import { afterEach, expect, it, vi } from "vitest";
import { endAttempt, insertAttempt, whenEnded } from "./action-attempts.ts";
import type { Database } from "../base/db/database.ts";
import { openSqlite } from "../base/db/engines/sqlite.ts";
import { createWorkspace } from "../base/db/workspaces.ts";

afterEach(() => {
  vi.useRealTimers();
});

async function pendingUnlock() {
  const database = await openSqlite({ folder: null });
  const { workspace } = await database.transaction((tx) =>
    createWorkspace(tx, { name: "Hotel", created_at: "2026-06-12T09:00:00.000Z", is_sandbox: true }),
  );
  const attempt = await insertAttempt(database.query, {
    workspace_id: workspace.workspace_id,
    device_id: null,
    action_type: "UNLOCK_DOOR",
    created_at: "2026-06-12T09:00:00.000Z",
    asked_by: {},
  });
  return { database, attempt };
}

it("a waiting call ends after a minute, even if the clock is set meanwhile", async () => {
  const { database, attempt } = await pendingUnlock();
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout"] });
  const answers: string[] = [];
  const wait = whenEnded(database, attempt).then(({ status }) => answers.push(status));
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(answers).toEqual([]);
  vi.setSystemTime(Date.now() - 7_200_000);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(answers).toEqual(["pending"]);
  await wait;
  await database.close();
});

it("a waiting call survives a database outage, because an accepted command must not be sent again", async () => {
  const { database, attempt } = await pendingUnlock();
  let isAway = true;
  const query = () => {
    if (isAway) throw Object.assign(new Error("database is locked"), { errcode: 5 });
    return database.query;
  };
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout"] });
  const wait = whenEnded(Object.create(database, { query: { get: query } }) as Database, attempt);
  await vi.advanceTimersByTimeAsync(1000);
  isAway = false;
  await endAttempt(
    database.query,
    attempt.action_attempt_id,
    { result: { was_confirmed_by_device: true } },
    "2026-06-12T09:00:01.000Z",
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(await wait).toMatchObject({ action_attempt_id: attempt.action_attempt_id, status: "success" });
  await database.close();
});
