import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createRig, type Rig } from "../../../test/rig/rig.ts";
import { openSqlite } from "../../base/db/engines/sqlite.ts";

vi.mock("node:fs", async (original) => ({ ...(await original<typeof import("node:fs")>()), statfsSync: vi.fn() }));

let folder: string;
let rig: Rig;
const said: string[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "mortise-health-"));
  rig = await createRig(await openSqlite({ folder }), { log: (line) => said.push(line) });
});
afterAll(async () => {
  await rig.server.close();
  await rig.database.close();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  [0, 503, false, "down", "The disk is full: nothing can be written. Free up space."],
  [20_000_000, 200, true, "degraded", "The disk is nearly full. Free up space."],
  [80_000_000_000, 200, true, "healthy", "All is well."],
])("health with %i bytes left on the disk answers %i", async (free, status, ok, state, msg) => {
  vi.mocked(statfsSync).mockReturnValue({ bavail: free / 1000, bsize: 1000 } as never);
  expect(await rig.ask(undefined, "/health", undefined, "GET")).toMatchObject({
    status,
    body: { ok, msg, service_health_statuses: [{ service: "database", status: state, description: "sqlite" }] },
  });
});

it("a full disk is reported by the webhook service's health too, without a log line per request", async () => {
  vi.mocked(statfsSync).mockReturnValue({ bavail: 0, bsize: 1000 } as never);
  expect(await rig.ask(undefined, "/api/v1/health/", undefined, "GET")).toMatchObject({
    status: 500,
    body: { code: "server_error", detail: "The disk is full: nothing can be written. Free up space." },
  });
  expect(said).toEqual([]);
});
