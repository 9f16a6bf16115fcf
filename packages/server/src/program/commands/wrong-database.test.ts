// A command with another database than the server's creates none, and prints which database it used and what it holds.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mortise, mortiseJson, mortiseServe } from "../../../test/processes/mortise.ts";
import { hasPostgres, type Postgres, startPostgres } from "../../../test/postgres/postgres.ts";

interface Diagnosis {
  ok: boolean;
  findings: { check: string; state: string; what: string }[];
  database: { place: string; doors?: number };
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mortise-wrong-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Commands that need an existing database. */
const commands = (file: string) => [
  ["backup", file],
  ["backup", file, "--allow-empty"],
  ["keys", "list"],
  ["keys", "create", "--new-workspace", "Harbour House"],
  ["keys", "revoke", "seam_nobody"],
];

/** @param other - Names a database without content, and how commands show it (`place`). */
function suite(setting: string, other: () => Promise<{ value: string; place: string }>, own: () => Promise<string>) {
  it("no command but serve and seed makes one, and each says where it looked, to programs too", async () => {
    const { value, place } = await other();
    const file = join(folder, "good.backup");
    for (const args of commands(file)) {
      const { code, out, err } = await mortise([...args, "--json"], { [setting]: value });
      expect({ args, code, err }).toEqual({ args, code: 1, err: expect.stringContaining(place) as string });
      expect(JSON.parse(out)).toMatchObject({
        ok: false,
        error: { type: "no_database", message: expect.stringContaining(place) as string },
      });
    }
    expect(existsSync(file)).toBe(false);
    const diagnosis = await mortiseJson<Diagnosis>(["doctor", "--port", "1"], { [setting]: value });
    expect(diagnosis.findings.find(({ check }) => check === "database")).toMatchObject({ state: "warning" });
    expect(diagnosis.findings.some(({ check }) => check === "layout" || check === "integrity")).toBe(false);
    expect(diagnosis.database.place).toContain(place);
    // The first command changed nothing.
    expect((await mortise(["keys", "list"], { [setting]: value })).err).toContain(place);
  });

  it("commands say what the database holds", async () => {
    const env = { [setting]: await own(), MORTISE_SECRET: "5e".repeat(32) };
    const holds = { workspaces: 1, doors: 12, codes: expect.any(Number) as number };
    expect(await mortiseJson(["seed"], env)).toMatchObject({ database: holds });
    for (const args of [
      ["keys", "list"],
      ["backup", join(folder, "good.backup")],
      ["doctor", "--port", "1"],
    ])
      expect(await mortiseJson(args, env)).toMatchObject({ database: holds });
    expect((await mortise(["keys", "list"], env)).out).toMatch(/Database .*\(1 workspace, 12 doors, \d+ codes\)\n$/);
  });

  it("doctor does not take a server on another database for its own", async () => {
    const env = { [setting]: await own(), MORTISE_SECRET: "5e".repeat(32) };
    const server = await mortiseServe({
      ...env,
      DATA_DIR: join(folder, "demo"),
      ...(setting === "DATA_DIR" ? env : {}),
      MORTISE_DEMO: "off",
    });
    const asked = ["--host", "127.0.0.1", "--port", new URL(server.url).port, "--json"];
    const findings = async (given: Record<string, string>) =>
      (JSON.parse((await mortise(["doctor", ...asked], given)).out) as Diagnosis).findings.find(
        ({ check }) => check === "server",
      );
    expect(await findings(env)).toMatchObject({
      state: "ok",
      what: expect.stringContaining("on this database") as string,
    });
    const neighbour = { DATA_DIR: join(folder, "neighbour") };
    expect(await findings(neighbour)).toMatchObject({
      state: "failure",
      what: expect.stringContaining("another database") as string,
    });
    await mortiseJson(["seed", "--world", "empty"], neighbour);
    expect(await findings(neighbour)).toMatchObject({
      state: "failure",
      what: expect.stringContaining("another database") as string,
    });
    expect(await server.stop()).toBe(0);
  });
}

describe("on SQLite", () => {
  const other = async () => ({ value: join(folder, "mistyped"), place: join(folder, "mistyped") });
  suite("DATA_DIR", other, async () => join(folder, "data"));

  it("a refused command makes no folder", async () => {
    await mortise(["backup", join(folder, "good.backup")], { DATA_DIR: join(folder, "mistyped") });
    expect(existsSync(join(folder, "mistyped"))).toBe(false);
  });

  it("a backup of nothing is an error unless it is asked for", async () => {
    const env = { DATA_DIR: join(folder, "data") };
    const { openSqlite } = await import("../../base/db/engines/sqlite.ts");
    await (await openSqlite({ folder: env.DATA_DIR })).close();
    const file = join(folder, "empty.backup");
    expect(await mortise(["backup", file], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining("--allow-empty") as string,
    });
    expect(existsSync(file)).toBe(false);
    expect(await mortiseJson(["backup", file, "--allow-empty"], env)).toMatchObject({ database: { workspaces: 0 } });
  });

  it("a file with the service's settings is all that a command reads, and --data-dir never loses to a DATABASE_URL", async () => {
    mkdirSync(join(folder, "etc"));
    const file = join(folder, "etc", "mortise.env");
    writeFileSync(
      file,
      `# The service's settings.\nDATA_DIR=${join(folder, "data")}\nMORTISE_SECRET=${"5e".repeat(32)}\n`,
    );
    const stray = { DATABASE_URL: "postgres://127.0.0.1:1/somebody-elses" };
    const made = await mortiseJson<{ database: { place: string } }>(
      ["seed", "--world", "empty", "--settings", file],
      stray,
    );
    expect(made.database.place).toBe(join(folder, "data"));
    expect(await mortiseJson(["keys", "list", "--settings", file], stray)).toMatchObject({
      database: { workspaces: 1 },
    });
    const refused = await mortise(["keys", "list", "--data-dir", join(folder, "data")], stray);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("DATABASE_URL") as string });
    const absent = await mortise(["keys", "list", "--settings", join(folder, "nowhere.env")], stray);
    expect(absent).toMatchObject({ code: 1, err: expect.stringContaining("nowhere.env") as string });
  });
});

describe.skipIf(!hasPostgres())("on PostgreSQL", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());
  suite(
    "DATABASE_URL",
    async () => {
      const value = await postgres.createDatabase();
      return { value, place: new URL(value).pathname.slice(1) };
    },
    () => postgres.createDatabase(),
  );
});
