// Finds the driver for an operator's input, and probes the hub with it.
import { ConnectError } from "../../../base/outgoing/connect-error.ts";
import type { LockSystem } from "../../../hubs/driver-processes/lock-system.ts";
import type { LinkNetwork } from "../../../hubs/links/account-for-driver.ts";
import { probeSystem } from "../../../hubs/links/probe.ts";
import { readTyped } from "../../../hubs/links/read-typed.ts";
import { type Reach, reachOf } from "../../../base/outgoing/dial.ts";
import { authoritiesIn } from "../../../base/outgoing/hub-authorities.ts";
import { ownToo } from "../../../base/outgoing/own-machine.ts";
import type { Settings } from "../../settings/settings.ts";
import { SettingsError } from "../../../base/settings-error.ts";
import { quoteSafely } from "./no-such-account.ts";

export function systemCalled(systems: readonly LockSystem[], name: string): LockSystem {
  const wanted = name === "zwave" ? "zwave_js" : name;
  const system = systems.find(({ kind }) => kind === wanted);
  if (system) return system;
  throw new SettingsError(
    `There is no driver for "${quoteSafely(name)}"; there are ${systems.map(({ kind }) => kind).join(", ") || "none"}.`,
  );
}

/** Rules for connections, as in the server. */
export const networkOf = (settings: Settings): Pick<LinkNetwork, "allow" | "authorities"> => ({
  allow: ownToo(settings, settings.hubAllow),
  authorities: authoritiesIn(settings.hubCa),
});

/** Connections for the operator, who may name any address. */
export const operatorsReach = (settings: Settings): Reach => reachOf("any", networkOf(settings));

export async function lookAt(system: LockSystem, typed: Readonly<Record<string, string>>, reach: Reach) {
  try {
    const what = await readTyped(system, typed);
    return [what, await probeSystem(system, what, reach)] as const;
  } catch (cause) {
    if (cause instanceof ConnectError) throw new SettingsError(cause.message + placeOf(cause, system), { cause });
    throw cause;
  }
}

/** Option or file for the part that an address may not contain. */
function placeOf({ code }: ConnectError, { fields }: LockSystem): string {
  if (code !== "secret_in_address" || !fields.some(({ isSecret }) => isSecret)) return "";
  const user = fields.some(({ name }) => name === "username") ? "the user with --set username=NAME, " : "";
  return ` Give ${user}the password in a file with --password-file, or as MORTISE_HUB_PASSWORD.`;
}
