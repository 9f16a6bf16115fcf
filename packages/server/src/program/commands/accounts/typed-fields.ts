// Reads an operator's input for a hub, by the names of the system's fields.
import { readFileSync } from "node:fs";
import type { LockSystem } from "../../../hubs/driver-processes/lock-system.ts";
import type { Environment } from "../../settings/settings.ts";
import { SettingsError } from "../../../base/settings-error.ts";
import { reasonOf } from "../../../base/text/reason.ts";

export function fieldsOf({ fields, displayName }: LockSystem, pairs: readonly string[]): Record<string, string> {
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

export const addressOf = ({ fields: [first] }: LockSystem, address: string): Record<string, string> =>
  first === undefined ? {} : { [first.name]: address };

/** Reads the password from a file or the environment, never from the command line, which other users could read. */
export function passwordOf({ fields }: LockSystem, file: string | undefined, env: Environment): Record<string, string> {
  const field = fields.find(({ isSecret }) => isSecret);
  if (!field) return {};
  try {
    const text = file === undefined ? env["MORTISE_HUB_PASSWORD"] : readFileSync(file, "utf8").replace(/\r?\n$/, "");
    return text ? { [field.name]: text } : {};
  } catch (cause) {
    throw new SettingsError(`The password file cannot be read: ${reasonOf(cause)}`, { cause });
  }
}

/** Input of an earlier connection, with another address if one is given. */
export function typedBefore(
  system: LockSystem,
  { settings }: { settings: string | null },
  secrets: Readonly<Record<string, string>>,
  address: string | undefined,
): Record<string, string> {
  const kept = JSON.parse(settings ?? "{}") as Record<string, unknown>;
  const typed = system.fields.flatMap(({ name, isSecret }): [string, string][] => {
    const value = isSecret ? secrets[name] : kept[name];
    if (value === true) return [[name, "yes"]];
    if (Array.isArray(value)) return [[name, value.join(",")]];
    return typeof value === "string" || typeof value === "number" ? [[name, `${value}`]] : [];
  });
  return { ...Object.fromEntries(typed), ...(address === undefined ? {} : addressOf(system, address)) };
}
