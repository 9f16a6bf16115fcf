// A server is killed while it carries out pushed stays. The next one completes the run, and no stay has two grants.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { roundsOf } from "../../../../test/release.ts";
import { kill, killAllAfterwards, type Running, start } from "../processes/server-process.ts";

killAllAfterwards();

/** Milliseconds between the call and the kill, one for each round. */
const rounds = roundsOf("PUSH_ROUNDS", { usual: 2, release: 30 });
const moments = Array.from({ length: rounds }, (_, round) => 40 + round * 90);
const patience = { timeout: 60_000, interval: 100 };
const stays = 60;

async function call<Body>({ url, api_key }: Running, path: string, input: object = {}): Promise<Body> {
  const headers = { authorization: `Bearer ${api_key}`, "content-type": "application/json" };
  const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(input) });
  return (await response.json()) as Body;
}

it("a push that a killed server has begun is completed, once", { timeout: 120_000 + rounds * 40_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "mortise-pushed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { DATA_DIR: folder, DATABASE_URL: "" };
  let server = await start(env);
  const guests = [{ guest_key: "ada", name: "Ada" }];
  const spaces = [{ space_key: "101", name: "Room" }];
  await call(server, "/customers/push_data", { customer_key: "c", guests, spaces });
  for (const moment of moments) {
    const keys = Array.from({ length: stays }, (_, at) => `${moment} ${at}`);
    const reservations = keys.map((reservation_key) => ({ reservation_key, guest_key: "ada", space_keys: ["101"] }));
    const push = () => call(server, "/customers/push_data", { customer_key: "c", reservations });
    const broken = push().then(
      () => false,
      () => true,
    );
    await new Promise((resolve) => setTimeout(resolve, moment));
    await kill(server);
    server = await start(env);
    // A client without an answer pushes again, as the typed client does.
    if (await broken) await push();
    const made = async () =>
      (
        await call<{ access_grants: { reservation_key?: string }[] }>(server, "/access_grants/list", { limit: 10_000 })
      ).access_grants
        .map(({ reservation_key = "" }) => reservation_key)
        .filter((key) => key.startsWith(`${moment} `));
    await expect.poll(async () => new Set(await made()).size, patience).toBe(stays);
    expect((await made()).toSorted()).toEqual(keys.toSorted());
    const filter = { rule: "reservation_created", created_before: "2100-01-01", limit: 500 };
    const { automation_runs } = await call<{ automation_runs: { partner_key: string }[] }>(
      server,
      "/customers/automation_runs/list",
      filter,
    );
    const logged = automation_runs.map(({ partner_key }) => partner_key).filter((key) => keys.includes(key));
    expect(logged.toSorted()).toEqual(keys.toSorted());
  }
  await kill(server, "SIGTERM");
});
