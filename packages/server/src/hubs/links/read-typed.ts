// Reads the form that connects a system. An address is shown, stored unsealed and copied into backups, so one that
// holds a password is refused before the driver reads it.
import { blottedError } from "../../driver/blotted-error.ts";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import type { SystemSettings } from "../../driver/driver-factory.ts";
import type { LockSystem } from "../driver-processes/lock-system.ts";
import { createBlotter } from "../../base/text/blotter.ts";
import { placesIn } from "./places-in.ts";
import { mayHoldSecret } from "./secret-in-address.ts";

type Typed = Readonly<Record<string, string>>;
type Readable = Pick<LockSystem, "fields" | "read" | "displayName">;

/** @throws ConnectError */
export async function readTyped(system: Readable, typed: Typed): Promise<SystemSettings> {
  const { fields, displayName } = system;
  const bad = fields.find(
    ({ name, type, isSecret }) => type === "url" && !isSecret && mayHoldSecret(typed[name] ?? ""),
  );
  if (bad)
    throw new ConnectError(
      "secret_in_address",
      `The field "${bad.name}" takes a bare address, without a user, a password or a query. ${whereElse(fields, displayName)}`,
    );
  const secrets = fields.flatMap(({ name, isSecret }) => (isSecret ? [typed[name] ?? ""] : []));
  const plain = placesIn({ ...Object.fromEntries(fields.map(({ name, value }) => [name, value])), ...typed });
  try {
    return await system.read(typed);
  } catch (thrown) {
    throw blottedError(thrown, createBlotter({ secrets, plain }));
  }
}

function whereElse(fields: LockSystem["fields"], displayName: string): string {
  const others = fields.filter(({ name, isSecret }) => isSecret || name === "username").map(({ name }) => name);
  return others.length === 0
    ? `${displayName} takes no password.`
    : `A user and a password have fields of their own: ${others.join(", ")}.`;
}
