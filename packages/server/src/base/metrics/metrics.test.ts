// Metrics at /metrics after a command, a webhook, a refused request and a stream, in Prometheus' format.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { faultsOf } from "../../../test/metrics/exposition.ts";
import { startReceiver } from "../../../test/webhooks/webhook-service.ts";
import { manualClock } from "../clock.ts";
import { addJob } from "../jobs/jobs.ts";
import { noteBackup } from "../db/backups/last-backup.ts";
import type { Database } from "../db/database.ts";
import { createWorkspace } from "../db/workspaces.ts";
import { createWatchedServer } from "../../../test/logs/watched-server.ts";
import { createOrganizationToken } from "../../api/management/tokens.ts";
import { seedWorld } from "../../hubs/worlds/seed-world.ts";
import { listenForMetrics } from "./metrics-listener.ts";
import { createPrometheus } from "./prometheus.ts";

onBothDatabases(({ open }) => {
  it("tells what was asked, done and delivered, and what waits", async () => {
    const [database, clock, receiver] = [await open(), manualClock(), await startReceiver()];
    const metrics = createPrometheus({ database, clock, version: "1.2.3" });
    const webhooks = { allow: ["127.0.0.0/8"], concurrency: 1 };
    const server = await createWatchedServer({ database, clock, secret: new Uint8Array(32), metrics, webhooks });
    const { workspace, api_key } = await database.transaction((tx) =>
      createWorkspace(tx, { name: "Hotel", created_at: new Date(clock.now()).toISOString(), is_sandbox: true }),
    );
    const secret = new Uint8Array(32);
    await database.transaction((tx) => seedWorld(tx, { world: "hotel", workspace, secret, now: clock.now() }));
    const ask = (path: string, token: string, body: object) =>
      server.fetch(
        new Request(`http://hotel.example${path}`, {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: JSON.stringify(body),
        }),
      );
    const { devices } = (await (await ask("/devices/list", api_key, {})).json()) as {
      devices: { device_id: string }[];
    };
    await ask("/locks/unlock_door", api_key, { device_id: devices[0]?.device_id });
    await ask("/devices/get", api_key, { device_id: "7f9c24e8-0000-4000-8000-000000000000" });
    await server.tick();
    // The simulated bolt takes a moment.
    clock.advance(5000);
    await server.tick();
    const token = await createOrganizationToken(database.query, {
      workspace_id: workspace.workspace_id,
      now: clock.now(),
    });
    await ask("/api/v1/app", token, { name: "Desk", uid: "desk" });
    await ask("/api/v1/app/desk/endpoint", token, { url: receiver.url });
    await ask("/api/v1/app/desk/msg", token, { eventType: "a", payload: {} });
    await server.tick();
    const gone = new AbortController();
    const stream = await server.fetch(
      new Request("http://hotel.example/events/stream", {
        headers: { authorization: `Bearer ${api_key}` },
        signal: gone.signal,
      }),
    );
    await noteBackup(database.query, 1_800_000_000_500);
    const listening = await listenForMetrics({ host: "127.0.0.1", port: 0 }, metrics);
    const text = await (await fetch(listening.url)).text();
    for (const line of [
      'mortise_requests_total{api="platform",call="/devices/list",status="200"} 1',
      'mortise_requests_total{api="platform",call="/devices/get",status="404"} 1',
      'mortise_requests_total{api="webhooks",call="/app/{app_id}/msg",status="202"} 1',
      'mortise_commands_total{driver="sandbox",kind="lock_command",outcome="success"} 1',
      'mortise_webhook_attempts_total{outcome="success"} 1',
      "mortise_event_streams 1",
      "mortise_database_up 1",
      "mortise_last_backup_timestamp_seconds 1800000000.5",
      "mortise_jobs_late_seconds 0",
      'mortise_accounts{driver="sandbox",state="down"} 1',
      'mortise_locks{driver="sandbox",connection="offline",bolt="locked"} 1',
      "mortise_webhook_deliveries_due 0",
      'mortise_build_info{version="1.2.3"} 1',
    ])
      expect(text.split("\n")).toContain(line);
    expect(text).toMatch(
      /^mortise_request_duration_seconds_bucket\{le="0\.1",api="platform",call="\/devices\/list"\} \d+$/m,
    );
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(faultsOf(text)).toEqual([]);
    const watched = ["README.md", "alerts.yaml", "dashboard.json"].flatMap((file) =>
      namesIn(readFileSync(new URL(file, monitoring), "utf8")),
    );
    expect([...new Set(watched)].filter((name) => !text.includes(name))).toEqual([]);
    expect((await fetch(listening.url.replace("/metrics", "/"))).status).toBe(404);
    // The API's own address has no metrics for anybody.
    const asked = await server.fetch(
      new Request("http://hotel.example/metrics", { headers: { authorization: `Bearer ${api_key}` } }),
    );
    expect([asked.status, await asked.text()]).toEqual([404, expect.not.stringContaining("mortise_")]);
    await stream.body?.cancel();
    for (const each of [server, receiver, listening]) await each.close();
  });

  it("counts the delay of a job that is due at once from the reading that found it", async () => {
    const [database, clock] = [await open(), manualClock()];
    const metrics = createPrometheus({ database, clock, version: "1.2.3" });
    const late = async () => /^mortise_jobs_late_seconds (.*)$/m.exec(await metrics.read())?.[1];
    const add = (run_at: number) =>
      database.transaction((tx) => addJob(tx, { kind: "any", workspace_id: null, lane: "any", payload: {}, run_at }));
    await add(0);
    expect(await late()).toBe("0");
    clock.advance(70_000);
    expect(await late()).toBe("70");
    await database.query.deleteFrom("jobs").execute();
    await add(-1);
    expect(await late()).toBe("0");
    await add(clock.now() - 5000);
    expect(await late()).toBe("5");
  });

  it("says that the database is away, and goes on telling the rest", async () => {
    const away = () => {
      throw new Error("The database is away.");
    };
    const database = Object.create(await open(), { query: { get: away } }) as Database;
    const metrics = createPrometheus({ database, clock: manualClock(), version: "1.2.3" });
    metrics.request("platform", "/devices/list", 503, 0.01);
    const text = await metrics.read();
    expect(text).toContain("mortise_database_up 0");
    expect(text).toContain('status="503"} 1');
  });
});

const monitoring = new URL("../../../../../docs/monitoring/", import.meta.url);
/** Metrics named in a document. */
const namesIn = (document: string) => document.match(/\b(?:mortise|nodejs|process)_[a-z\d_]+[a-z\d]/g) ?? [];
