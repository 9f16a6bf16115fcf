import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answered, createRig, type Rig } from "../test/rig/rig.ts";
import { mortise, mortiseJson } from "../test/processes/mortise.ts";
import { openSqlite } from "./index.ts";
import type { World } from "./sandbox/world.ts";
import { readSecretFile } from "./db/files/secret.ts";

// One test starts a dozen processes: seconds on an idle machine, many more on a busy one.
vi.setConfig({ testTimeout: 90_000 });

let folder: string;
let env: Record<string, string>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mortise-cli-"));
  env = { DATA_DIR: join(folder, "data") };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A server on the data that the commands left. */
async function withServer<Result>(
  work: (rig: Rig) => Promise<Result>,
  dataDir = env["DATA_DIR"] ?? "",
): Promise<Result> {
  const database = await openSqlite({ folder: dataDir, exclusive: true });
  const rig = await createRig(database, { secret: Buffer.from(readSecretFile(dataDir) ?? "", "hex") });
  try {
    return await work(rig);
  } finally {
    await rig.server.close();
    await database.close();
  }
}

describe("help", () => {
  const names = ["serve", "keys", "seed", "backup", "restore", "doctor", "service"];

  it("lists the commands, with their version", async () => {
    const { code, out } = await mortise(["--help"]);
    expect(code).toBe(0);
    for (const name of names) expect(out).toMatch(new RegExp(`^  ${name} `, "m"));
    expect((await mortise(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each(names)("tells of %s", async (name) => {
    const help = await mortise([name, "--help"]);
    expect(help).toMatchObject({ code: 0, err: "" });
    expect(help.out).toMatch(/^Usage: mortise /);
    expect(await mortise(["help", name])).toEqual(help);
  });

  it.each([
    [["frob"]],
    [["toString"]],
    [["keys"]],
    [["keys", "frob"]],
    [["keys", "create"]],
    [["keys", "create", "--workspace", "nobody"]],
    [["keys", "create", "--new-workspace", " "]],
    [["keys", "create", "--new-workspace", "A", "--kind", "skeleton"]],
    [["keys", "create", "--new-workspace", "A", "--kind", "sandbox_key"]],
    [["keys", "revoke"]],
    [["keys", "revoke", "seam_test00000000_000000000000000000000000"]],
    [["seed", "--world", "atlantis"]],
    [["seed", "--lock-delay", "soon"]],
    [["seed", "--frob"]],
    [["backup"]],
    [["backup", "a", "b"]],
    [["restore", "nothing-there.db"]],
    [["serve", "--port", "x"]],
  ])("answers %j with one sentence and 1", async (args) => {
    const { code, out, err } = await mortise(args, env);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^[^\n]+\.\n$/);
    expect(err).not.toMatch(/ {2}at |000000000000000000000000/);
  });
});

describe("keys", () => {
  beforeEach(async () => (await openSqlite({ folder: env["DATA_DIR"] ?? "" })).close());

  it("are made, listed without their secret part, and revoked", async () => {
    const made = await mortiseJson<{ key: string; workspace_id: string; publishable_key: string }>(
      ["keys", "create", "--new-workspace", "Hotel Adler", "--name", "booking system"],
      env,
    );
    expect(made.key).toMatch(/^seam_(?!test)/);
    const list = await mortise(["keys", "list"], env);
    expect(list.out).toContain("booking system");
    expect(list.out).not.toContain(made.key);
    const { keys } = await mortiseJson<{ keys: { kind: string; begins: string }[] }>(
      ["keys", "list", "--workspace", made.workspace_id],
      env,
    );
    expect(keys.map(({ kind }) => kind).toSorted()).toEqual(["api_key", "publishable_key"]);
    expect(JSON.stringify(keys)).not.toContain(made.key.split("_")[2]);
    const status = (credential: string) =>
      withServer(
        async (rig) =>
          await rig.ask<{ workspace: { name: string; publishable_key?: string } }>(credential, "/workspaces/get"),
      );
    // The first server creates the secret.
    expect((await mortiseJson<{ workspace_id: string }>(["seed", "--world", "empty"], env)).workspace_id).not.toBe(
      made.workspace_id,
    );
    expect((await status(made.key)).body.workspace).toMatchObject({
      name: "Hotel Adler",
      publishable_key: made.publishable_key,
    });
    const revoked = await mortise(["keys", "revoke", made.key], env);
    expect(revoked.code).toBe(0);
    expect(revoked.out).not.toContain(made.key);
    expect((await status(made.key)).status).toBe(401);
    expect((await mortise(["keys", "revoke", made.key], env)).code).toBe(1);
  });

  it("are printed with the path of their database, because a key from another one opens nothing", async () => {
    const place = join(folder, "data");
    expect((await mortise(["keys", "list"], env)).out).toBe(
      `There are no keys in ${place} (0 workspaces, 0 doors, 0 codes).\n`,
    );
    const { out } = await mortise(["keys", "create", "--new-workspace", "Hotel Adler"], env);
    expect(out).toContain(`  Database         ${place} (1 workspace, 0 doors, 0 codes)\n`);
    expect(out).toContain("  API key          seam_");
  });

  it("open every workspace of their owner, and no other, when they are access tokens", async () => {
    const other = await mortiseJson<{ workspace_id: string }>(["keys", "create", "--new-workspace", "Two"], env);
    const first = await mortiseJson<{ key: string; workspace_id: string }>(
      ["keys", "create", "--new-workspace", "One", "--kind", "access_token"],
      env,
    );
    const second = await mortiseJson<{ key: string; workspace_id: string }>(
      ["keys", "create", "--workspace", first.workspace_id, "--kind", "access_token"],
      env,
    );
    await mortiseJson(["seed", "--world", "empty"], env);
    const listed = await mortiseJson<{ keys: { workspace_id: string | null }[] }>(
      ["keys", "list", "--workspace", first.workspace_id],
      env,
    );
    expect(new Set(listed.keys.map((each) => each.workspace_id))).toEqual(new Set([first.workspace_id, null]));
    await withServer(async (rig) => {
      for (const { key } of [first, second]) {
        const headers = { authorization: `Bearer ${key}`, "seam-workspace": first.workspace_id };
        expect(
          answered(await rig.ask<{ workspace: { name: string } }>(headers, "/workspaces/get")).workspace.name,
        ).toBe("One");
        expect((await rig.ask({ ...headers, "seam-workspace": other.workspace_id }, "/workspaces/get")).status).toBe(
          401,
        );
      }
    });
  });

  it("are webhook tokens too: made, listed by their ids, and revoked by id or whole", async () => {
    const { workspace_id } = await mortiseJson<World>(["seed", "--world", "empty"], env);
    const make = () =>
      mortiseJson<{ key: string }>(["keys", "create", "--workspace", workspace_id, "--kind", "webhook_token"], env);
    const listed = async () =>
      (
        await mortiseJson<{ keys: { kind: string; key_id: string }[] }>(
          ["keys", "list", "--workspace", workspace_id],
          env,
        )
      ).keys.filter(({ kind }) => kind === "webhook_token");
    const [one, other] = [await make(), await make()];
    const status = (token: string) =>
      withServer(async ({ server }) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await server.fetch(new Request("http://mortise.test/api/v1/app", { headers }))).status;
      });
    expect(await status(one.key)).toBe(200);
    expect(await listed()).toHaveLength(2);
    expect((await mortise(["keys", "list"], env)).out).not.toContain(one.key);
    expect((await mortiseJson<{ revoked: object }>(["keys", "revoke", one.key], env)).revoked).toMatchObject({
      kind: "webhook_token",
      workspace_id,
    });
    expect(await status(one.key)).toBe(401);
    const [left] = await listed();
    expect((await mortise(["keys", "revoke", left?.key_id ?? ""], env)).code).toBe(0);
    expect(await status(other.key)).toBe(401);
    expect((await mortise(["keys", "revoke", "orgsk"], env)).code).toBe(1);
    expect(await listed()).toEqual([]);
  });

  it("replace a publishable key, which the workspace then shows, or none after it is revoked", async () => {
    const { workspace_id, api_key, publishable_key } = await mortiseJson<World>(["seed", "--world", "empty"], env);
    const neighbour = await mortiseJson<World>(["seed", "--world", "empty"], env);
    const tellsOf = (rig: Rig) => async (credential: string) =>
      answered(await rig.ask<{ workspace: { publishable_key?: string } }>(credential, "/workspaces/get")).workspace
        .publishable_key;
    const told = () => withServer((rig) => Promise.all([api_key, neighbour.api_key].map(tellsOf(rig))));
    expect(await told()).toEqual([publishable_key, neighbour.publishable_key]);
    const { key } = await mortiseJson<{ key: string }>(
      ["keys", "create", "--workspace", workspace_id, "--kind", "publishable_key"],
      env,
    );
    expect(await told()).toEqual([key, neighbour.publishable_key]);
    await mortiseJson(["keys", "revoke", key], env);
    expect(await told()).toEqual([undefined, neighbour.publishable_key]);
  });
});

describe("seed", () => {
  it("makes a sandbox whose keys work", async () => {
    const { api_key, publishable_key, user_identifier_key, client_session_token } = await mortiseJson<World>(
      ["seed", "--world", "hotel", "--lock-delay", "0"],
      env,
    );
    await withServer(async (rig) => {
      expect(answered(await rig.ask<{ devices: unknown[] }>(api_key, "/devices/list")).devices).toHaveLength(12);
      const session = answered(
        await rig.ask<{ client_session: { token: string } }>(
          { "seam-publishable-key": publishable_key },
          "/client_sessions/create",
          { user_identifier_key },
          "PUT",
        ),
      );
      expect(session.client_session.token).toBe(client_session_token);
    });
  });
});

describe("backup and restore", () => {
  it("restore everything as of one moment, including the sessions' tokens", async () => {
    const world = await mortiseJson<World>(["seed"], env);
    const file = join(folder, "copy.db");
    const names = await withServer(async (rig) => {
      // The server has the folder, and goes on writing.
      const writing = rig.ask(world.api_key, "/connect_webviews/create", {});
      const backup = await mortise(["backup", file], env);
      expect(backup).toMatchObject({ code: 0, err: "" });
      await writing;
      return answered(
        await rig.ask<{ devices: { display_name: string }[] }>(world.client_session_token, "/devices/list"),
      ).devices;
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await mortise(["backup", file], env)).code).toBe(1);
    const other = join(folder, "other");
    expect(await mortiseJson(["restore", file, "--data-dir", other])).toMatchObject({
      workspaces: 1,
      holds_secret: true,
      revoked_since: null,
    });
    await withServer(async (rig) => {
      const { devices } = answered(await rig.ask<{ devices: unknown[] }>(world.client_session_token, "/devices/list"));
      expect(devices).toEqual(names);
    }, other);
    // The secret that the server keeps beside the database is not stored inside it.
    const database = await openSqlite({ folder: other });
    expect(await database.query.selectFrom("settings").select("name").where("name", "=", "secret").execute()).toEqual(
      [],
    );
    await database.close();
  });

  it("overwrite data only with --replace and without a running server, and set the old data aside", async () => {
    await mortiseJson(["seed", "--world", "empty"], env);
    const file = join(folder, "copy.db");
    await mortiseJson(["backup", file], env);
    const refused = await mortise(["restore", file], env);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("--replace") as string });
    const busy = await withServer(() => mortise(["restore", file, "--replace"], env));
    expect(busy).toMatchObject({ code: 1, err: expect.stringContaining("Another server") as string });
    await mortiseJson(["restore", file, "--replace"], env);
    expect(readdirSync(env["DATA_DIR"] ?? "").filter((name) => name.startsWith("mortise.db.replaced-"))).toHaveLength(
      1,
    );
  });

  it("refuse a truncated file, another program's file, or no database, and change nothing", async () => {
    await mortiseJson(["seed", "--world", "empty"], env);
    const good = join(folder, "copy.db");
    await mortiseJson(["backup", good], env);
    const text = join(folder, "text.db");
    writeFileSync(text, "Dear database,\n");
    const strange = join(folder, "strange.db");
    await (await openSqlite({ folder: join(folder, "strange") })).close();
    copyFileSync(join(folder, "strange", "mortise.db"), strange);
    const { DatabaseSync } = await import("node:sqlite");
    const database = new DatabaseSync(strange);
    database.exec("pragma foreign_keys = off; drop table workspaces");
    database.close();
    const short = join(folder, "short.db");
    writeFileSync(short, (await import("node:fs")).readFileSync(good).subarray(0, 200_000));
    for (const file of [text, strange, short]) {
      const { code, err } = await mortise(["restore", file, "--replace"], env);
      expect({ code, file, err }).toMatchObject({
        code: 1,
        err: expect.stringMatching(/cannot be restored: .+\.\n$/) as string,
      });
    }
    expect(readdirSync(env["DATA_DIR"] ?? "").toSorted()).toEqual(["mortise.db", "mortise.lock", "secret.key"]);
  });
});

describe("doctor", () => {
  interface Diagnosis {
    ok: boolean;
    findings: { check: string; state: string; what: string; advice?: string }[];
  }
  const stateOf = ({ findings }: Diagnosis, check: string) =>
    findings.find((finding) => finding.check === check)?.state;

  it("finds nothing wrong before the first start, nor after it, and changes nothing", async () => {
    expect(await mortiseJson<Diagnosis>(["doctor"], env)).toMatchObject({ ok: true });
    expect(existsSync(env["DATA_DIR"] ?? "")).toBe(false);
    await mortiseJson(["seed", "--world", "empty"], env);
    const diagnosis = await mortiseJson<Diagnosis>(["doctor", "--port", "1"], env);
    expect(diagnosis.findings.filter(({ state }) => state !== "ok").map(({ check }) => check)).toEqual(["server"]);
  });

  it.each([
    ["secret", "its secret is gone", (data: string) => rmSync(join(data, "secret.key"))],
    ["secret", "others may read its secret", (data: string) => chmodSync(join(data, "secret.key"), 0o644)],
    ["database", "its database is none", (data: string) => writeFileSync(join(data, "mortise.db"), "x".repeat(5000))],
  ] as const)("fails on the %s when %s, and says what to do", async (check, _, spoil) => {
    await mortiseJson(["seed", "--world", "empty"], env);
    spoil(env["DATA_DIR"] ?? "");
    const { code, out } = await mortise(["doctor", "--json"], env);
    const diagnosis = JSON.parse(out) as Diagnosis;
    expect({ code, state: stateOf(diagnosis, check) }).toEqual({ code: 1, state: "failure" });
    expect(diagnosis.findings.find((finding) => finding.check === check)?.advice).toBeTruthy();
  });

  it("warns of a demo on a server that others can reach without TLS", async () => {
    const diagnosis = await mortiseJson<Diagnosis>(["doctor", "--host", "0.0.0.0"], env);
    expect([stateOf(diagnosis, "address"), stateOf(diagnosis, "demo")]).toEqual(["warning", "warning"]);
    const { out } = await mortise(["doctor", "--json", "--public-url", "https://locks.example"], {
      ...env,
      MORTISE_DEMO: "off",
    });
    const behind = JSON.parse(out) as Diagnosis;
    expect([stateOf(behind, "address"), stateOf(behind, "demo")]).toEqual(["ok", "ok"]);
    // No such name exists, now or ever.
    expect(stateOf(behind, "reach")).toBe("failure");
  });

  it("says of an address that nobody answers at that it was not tested, and ticks nothing", async () => {
    const { out } = await mortise(["doctor", "--json", "--public-url", "http://127.0.0.1:1"], env);
    const { findings } = JSON.parse(out) as Diagnosis;
    expect(findings.find(({ check }) => check === "reach")).toMatchObject({
      state: "untested",
      what: expect.stringContaining("was not tested") as string,
    });
  });

  it("does not print the password of an unreachable database", async () => {
    const { code, out } = await mortise(["doctor"], {
      ...env,
      DATABASE_URL: "postgres://someone:open-sesame@127.0.0.1:1/doors",
    });
    expect(code).toBe(1);
    expect(out).not.toContain("open-sesame");
  });
});
