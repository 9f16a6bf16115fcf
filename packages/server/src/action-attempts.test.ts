import { afterEach, expect, it, vi } from "vitest";
import { insertAttempt, whenEnded } from "./action-attempts.ts";
import { openSqlite } from "./db/sqlite.ts";
import { createWorkspace } from "./db/workspaces.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("waits a minute for the end of a command, wherever the clock is set meanwhile", async () => {
  const database = await openSqlite({ folder: null });
  const { workspace } = await database.transaction((tx) =>
    createWorkspace(tx, { name: "Hotel", created_at: "2026-06-12T09:00:00.000Z", is_sandbox: true }),
  );
  const attempt = await insertAttempt(database.query, {
    workspace_id: workspace.workspace_id,
    device_id: null,
    action_type: "UNLOCK_DOOR",
    created_at: "2026-06-12T09:00:00.000Z",
  });
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
