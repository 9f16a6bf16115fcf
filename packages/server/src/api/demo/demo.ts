// The demo's workspaces, made on first use. Each is filled with one world, a named set of sample data. The database has
// only hashes of the workspaces' keys, so the keys are kept in a file.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { iso } from "../../base/clock.ts";
import { sessionToken } from "../../base/db/client-sessions.ts";
import type { Tx } from "../../base/db/database.ts";
import { makeFolder } from "../../base/db/files/folder.ts";
import { keepPrivate } from "../../base/db/files/private-file.ts";
import { createKey } from "../../base/db/workspaces.ts";
import { insertWorld, type World, type WorldServices } from "../sandbox/world.ts";
import type { WorldName } from "../../hubs/worlds/world-seed.ts";
import { hashMatches, splitToken } from "../../base/secrets/tokens.ts";

const credentialsFileName = "demo-credentials.json";

export interface Demo {
  /** Resolves to the keys of a world's workspace. */
  world(name: WorldName): Promise<World>;
}

/** Data of a demo workspace that the database keeps in `settings`. */
type Kept = Pick<World, "workspace_id" | "user_identifier_key">;

export function createDemo(services: WorldServices, folder: string): Demo {
  const file = credentialsFile(join(folder, credentialsFileName));
  const worlds = new Map<WorldName, Promise<World>>();
  async function open(name: WorldName): Promise<World> {
    const kept = file.read()[name];
    if (kept && (await isGood(services, kept))) return kept;
    const world = await services.database.transaction((tx) => makeOrReopen(tx, services, name));
    file.write({ ...file.read(), [name]: world });
    return world;
  }
  return {
    world(name) {
      const opening = worlds.get(name) ?? open(name);
      worlds.set(name, opening);
      opening.catch(() => worlds.delete(name));
      return opening;
    },
  };
}

/** Creates or reopens a demo workspace. Writing the settings row locks it, because another process may do the same. */
async function makeOrReopen(tx: Tx, services: WorldServices, name: WorldName): Promise<World> {
  const setting = `demo ${name}`;
  await tx
    .insertInto("settings")
    .values({ name: setting, value: "" })
    .onConflict((on) => on.column("name").doUpdateSet({ name: setting }))
    .execute();
  const { value } = await tx
    .selectFrom("settings")
    .select("value")
    .where("name", "=", setting)
    .executeTakeFirstOrThrow();
  const known = value === "" ? undefined : await reopen(tx, services, JSON.parse(value) as Kept);
  if (known) return known;
  const world = await insertWorld(tx, services, { world: name });
  const kept: Kept = { workspace_id: world.workspace_id, user_identifier_key: world.user_identifier_key };
  await tx
    .updateTable("settings")
    .set({ value: JSON.stringify(kept) })
    .where("name", "=", setting)
    .execute();
  return world;
}

/**
 * Makes new keys for a workspace whose keys the file does not have or the database refuses. The session's token is
 * derived again, and differs only if the server's secret does. Resolves to `undefined` if the workspace or its session
 * is gone.
 */
async function reopen(
  tx: Tx,
  { clock, secret }: WorldServices,
  { workspace_id, user_identifier_key }: Kept,
): Promise<World | undefined> {
  const workspace = await tx
    .selectFrom("workspaces")
    .selectAll()
    .where("workspace_id", "=", workspace_id)
    .executeTakeFirst();
  const session = await tx
    .selectFrom("client_sessions")
    .select("client_session_id")
    .where("workspace_id", "=", workspace_id)
    .where("user_identifier_key", "=", user_identifier_key)
    .executeTakeFirst();
  if (!workspace?.publishable_key || !session) return undefined;
  const { token, short, hash } = sessionToken(secret, session.client_session_id);
  await tx
    .updateTable("client_sessions")
    .set({ short, hash })
    .where("client_session_id", "=", session.client_session_id)
    .execute();
  const key = { workspace_id, created_at: iso(clock.now()), name: "demo", sandbox: true };
  return {
    workspace_id,
    publishable_key: workspace.publishable_key,
    api_key: await createKey(tx, "api_key", key),
    sandbox_key: await createKey(tx, "sandbox_key", key),
    user_identifier_key,
    client_session_token: token,
  };
}

async function isGood({ database }: WorldServices, { api_key, workspace_id }: World): Promise<boolean> {
  const parts = splitToken("api_key", api_key);
  const row =
    parts && (await database.query.selectFrom("keys").selectAll().where("short", "=", parts.short).executeTakeFirst());
  return (
    row !== undefined &&
    row.workspace_id === workspace_id &&
    row.revoked_at === null &&
    hashMatches(parts?.long ?? "", row.hash)
  );
}

type Credentials = Partial<Record<WorldName, World>>;

function credentialsFile(path: string) {
  return {
    read(): Credentials {
      try {
        return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Credentials) : {};
      } catch {
        return {};
      }
    },
    write(credentials: Credentials): void {
      makeFolder(dirname(path));
      const draft = `${path}.${process.pid}.new`;
      rmSync(draft, { force: true });
      writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: "wx" });
      keepPrivate(draft);
      renameSync(draft, path);
    },
  };
}
