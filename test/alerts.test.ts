// Prometheus accepts the alerts and its settings, and with them scrapes a server. Without a Prometheus here (Debian's
// package has it) the tests are skipped.
import { execFile, spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { mortiseServe } from "../packages/server/test/processes/mortise.ts";
import { hasPrometheus } from "../scripts/test/prometheus.ts";
import { root } from "./source-files.ts";

const monitoring = join(root, "docs/monitoring");
const exec = promisify(execFile);
const promtool = async (cwd: string, ...args: string[]) => (await exec("promtool", args, { cwd })).stdout;

describe.skipIf(!hasPrometheus())("with Prometheus", () => {
  it("promtool takes the rules and both files of settings", async () => {
    expect(await promtool(monitoring, "check", "rules", "alerts.yaml")).toContain("SUCCESS: 14 rules found");
    expect(await promtool(monitoring, "check", "config", "prometheus.yml")).toContain("SUCCESS");
    const folder = scratch();
    copyFileSync(join(monitoring, "alerts.yaml"), join(folder, "alerts.yaml"));
    copyFileSync(join(root, "deploy/prometheus.yml"), join(folder, "prometheus.yml"));
    expect(await promtool(folder, "check", "config", "prometheus.yml")).toContain("SUCCESS");
  });

  it("alerts fire for a server that is gone, a hub that is down and late codes, under any job's name", async () => {
    const said = await promtool(join(root, "test/monitoring"), "test", "rules", "alerts.test.yaml", "days.test.yaml");
    expect(said.match(/SUCCESS/g)).toHaveLength(2);
  }, 30_000);

  it("what a server tells passes promtool's check", async () => {
    const { metricsUrl = "" } = await serveWithMetrics();
    const text = await (await fetch(metricsUrl)).text();
    const checking = exec("promtool", ["check", "metrics"]);
    checking.child.stdin?.end(text);
    expect(await checking).toEqual({ stdout: "", stderr: "" });
  });

  it("Prometheus hears of a server under another job's name, and tells when it is gone", async () => {
    const server = await serveWithMetrics();
    const folder = scratch();
    copyFileSync(join(monitoring, "alerts.yaml"), join(folder, "alerts.yaml"));
    const settings = readFileSync(join(monitoring, "prometheus.yml"), "utf8")
      .replace("127.0.0.1:9464", new URL(server.metricsUrl ?? "").host)
      .replace("job_name: mortise", "job_name: building-7")
      .replaceAll("15s", "200ms");
    writeFileSync(join(folder, "prometheus.yml"), settings);
    const ask = await startPrometheus(folder);
    await vi.waitFor(async () => {
      const up = await ask<{ result: { metric: object; value: [number, string] }[] }>(
        "query?query=mortise_database_up",
      );
      expect(up.result).toEqual([expect.objectContaining({ value: [expect.any(Number), "1"] })]);
    }, waiting);
    // The rules are evaluated a moment after the first scrape, before which the server counts as absent.
    await vi.waitFor(async () => {
      expect((await ask<{ alerts: object[] }>("alerts")).alerts.filter(isUrgent)).toEqual([]);
    }, waiting);
    await server.stop();
    await vi.waitFor(async () => {
      const { alerts } = await ask<{ alerts: { labels: Record<string, string> }[] }>("alerts");
      const down = alerts.find(({ labels }) => labels["alertname"] === "MortiseDown");
      expect(down?.labels).toMatchObject({ job: "building-7", severity: "page" });
    }, waiting);
  }, 60_000);
});

const waiting = { timeout: 20_000, interval: 200 };
const isUrgent = (alert: object) => JSON.stringify(alert).includes('"severity":"page"');

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), "mortise-alerts-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const serveWithMetrics = async () =>
  mortiseServe({ DATA_DIR: join(scratch(), "data"), MORTISE_METRICS: String(await freePort()) });

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** Runs Prometheus on the settings in `folder`, and returns how to ask its API. */
async function startPrometheus(folder: string) {
  const listen = `127.0.0.1:${await freePort()}`;
  const args = ["--config.file=prometheus.yml", "--storage.tsdb.path=tsdb", `--web.listen-address=${listen}`];
  const program = spawn("prometheus", args, { cwd: folder, stdio: "ignore" });
  const ended = new Promise((resolve) => program.once("exit", resolve));
  onTestFinished(async () => {
    program.kill("SIGKILL");
    await ended;
  });
  return async <Data>(path: string): Promise<Data> =>
    ((await (await fetch(`http://${listen}/api/v1/${path}`)).json()) as { data: Data }).data;
}
