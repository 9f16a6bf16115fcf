import { readFileSync } from "node:fs";
import type { Query } from "../../db/database.ts";
import { ConnectError } from "../../drivers/connect-error.ts";
import type { DriverFactory } from "../../drivers/driver-factory.ts";
import { loadSystems } from "../../drivers/load-systems.ts";
import { iso } from "../../clock.ts";
import { appendEvents } from "../../events/events.ts";
import { addLinkedAccount } from "../../links/add-account.ts";
import { probeSystem } from "../../links/probe.ts";
import { reasonOf } from "../../text/reason.ts";
import { createSeal } from "../../secrets/sealed-text.ts";
import { loadSecret } from "../../db/files/secret.ts";
import { databaseSettingsOf, type Environment, parseArguments, SettingsError } from "../../settings.ts";
import { databaseOptions, lines, tell } from "../command.ts";
import type { Io } from "../io.ts";
import { usedText, withDatabase } from "../with-database.ts";
import { findAddress } from "./find-address.ts";

const options = {
  ...databaseOptions,
  workspace: { type: "string" },
  set: { type: "string", multiple: true },
  "password-file": { type: "string" },
  yes: { type: "boolean" },
} as const;

export async function addAccount(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, options, true);
  const [name, given, ...more] = positionals;
  if (name === undefined || more.length > 0)
    throw new SettingsError("Say which system, and its address: mortise accounts add zwave_js ws://192.168.1.20:3000");
  const settings = databaseSettingsOf(values, io.env);
  const system = systemCalled(await loadSystems(settings), name);
  const address = given ?? (await findAddress(system, settings, values, io));
  if (address === undefined) return 1;
  const typed = {
    ...fieldsOf(system, values.set ?? []),
    ...passwordOf(system, values["password-file"], io.env),
    ...addressOf(system, address),
  };
  const [what, found] = await lookAt(system, typed);
  const { result, used } = await withDatabase(settings, async (database) => {
    const seal = createSeal(await loadSecret(database, settings));
    return database.transaction(async (tx) => {
      const workspace = await workspaceFor(tx, values.workspace?.toLowerCase());
      const at = Date.now();
      const added = { workspace_id: workspace.workspace_id, system, what, found, picked: null, at };
      const { connected_account_id, isNew, events } = await addLinkedAccount(database, tx, seal, added);
      const event_type = `connected_account.${isNew ? "created" : "connected"}`;
      await appendEvents(database, tx, workspace.workspace_id, [
        { event_type, occurred_at: iso(at), connected_account_id },
        ...events,
      ]);
      return { connected_account_id, workspace };
    });
  });
  const locks = found.map(({ name: lock }) => lock);
  const inSetup = found.flatMap(({ name: lock, isInterviewed }) => (isInterviewed === false ? [lock] : []));
  const shown = lines([
    ["Database", usedText(used)],
    ["Workspace", `${result.workspace.name} (${result.workspace.workspace_id})`],
    ["Account", result.connected_account_id],
    [system.displayName, what.login],
    ["Locks", locks.join(", ")],
    ...(inSetup.length > 0
      ? ([["Still being interviewed", `${inSetup.join(", ")} (codes once that is done)`]] as const)
      : []),
  ]);
  tell(
    io,
    values,
    {
      connected_account_id: result.connected_account_id,
      workspace_id: result.workspace.workspace_id,
      locks,
      database: used,
    },
    shown,
  );
  return 0;
}

function systemCalled(systems: readonly DriverFactory[], name: string): DriverFactory {
  const wanted = name === "zwave" ? "zwave_js" : name;
  const system = systems.find(({ kind }) => kind === wanted);
  if (system) return system;
  throw new SettingsError(
    `There is no driver for "${name}"; there are ${systems.map(({ kind }) => kind).join(", ") || "none"}.`,
  );
}

function fieldsOf({ fields, displayName }: DriverFactory, pairs: readonly string[]): Record<string, string> {
  const known = fields.filter(({ isSecret }) => !isSecret).map(({ name }) => name);
  const typed = pairs.map((pair): [string, string] => {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    if (at < 1 || !known.includes(name))
      throw new SettingsError(
        `--set takes NAME=VALUE; the fields of ${displayName} are ${known.join(", ")}. A password is not set so.`,
      );
    return [name, pair.slice(at + 1)];
  });
  const usual = fields.flatMap(({ name, value }): [string, string][] => (value === undefined ? [] : [[name, value]]));
  return Object.fromEntries([...usual, ...typed]);
}

const addressOf = ({ fields: [first] }: DriverFactory, address: string): Record<string, string> =>
  first === undefined ? {} : { [first.name]: address };

/** Not on the command line, where every user of the machine could read it. */
function passwordOf({ fields }: DriverFactory, file: string | undefined, env: Environment): Record<string, string> {
  const field = fields.find(({ isSecret }) => isSecret);
  if (!field) return {};
  try {
    const text = file === undefined ? env["MORTISE_HUB_PASSWORD"] : readFileSync(file, "utf8").replace(/\r?\n$/, "");
    return text ? { [field.name]: text } : {};
  } catch (cause) {
    throw new SettingsError(`The password file cannot be read: ${reasonOf(cause)}`, { cause });
  }
}

async function lookAt(system: DriverFactory, typed: Readonly<Record<string, string>>) {
  try {
    const what = system.read(typed);
    return [what, await probeSystem(system, what)] as const;
  } catch (cause) {
    if (cause instanceof ConnectError) throw new SettingsError(cause.message, { cause });
    throw cause;
  }
}

async function workspaceFor(tx: Query, id: string | undefined): Promise<{ workspace_id: string; name: string }> {
  const all = await tx.selectFrom("workspaces").select(["workspace_id", "name", "is_sandbox"]).execute();
  const real = all.filter(({ is_sandbox }) => is_sandbox === 0);
  const found =
    id === undefined ? (real.length === 1 ? real[0] : undefined) : all.find(({ workspace_id }) => workspace_id === id);
  if (found?.is_sandbox === 1)
    throw new SettingsError(`${found.name} is a sandbox, whose locks are simulated. Choose another workspace.`);
  if (found) return found;
  if (id !== undefined)
    throw new SettingsError(`There is no workspace ${id}; \`mortise keys list\` shows those that have keys.`);
  if (real.length > 1)
    throw new SettingsError(
      `Say --workspace ID; there are ${real.map((each) => `${each.workspace_id} (${each.name})`).join(", ")}.`,
    );
  throw new SettingsError(
    'There is no workspace for real locks yet. Make one: mortise keys create --new-workspace "My house"',
  );
}
