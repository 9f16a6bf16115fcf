// Finds the driver that an operator means, and looks at the hub with it.
import { ConnectError } from "../../drivers/connect-error.ts";
import type { DriverFactory } from "../../drivers/driver-factory.ts";
import type { Dial } from "../../drivers/dial.ts";
import type { LinkNetwork } from "../../links/account-for-driver.ts";
import { probeSystem } from "../../links/probe.ts";
import { readTyped } from "../../links/read-typed.ts";
import { createDial } from "../../outgoing/dial.ts";
import { authoritiesIn } from "../../outgoing/hub-authorities.ts";
import { ownToo } from "../../outgoing/own-machine.ts";
import { type Settings, SettingsError } from "../../settings.ts";

export function systemCalled(systems: readonly DriverFactory[], name: string): DriverFactory {
  const wanted = name === "zwave" ? "zwave_js" : name;
  const system = systems.find(({ kind }) => kind === wanted);
  if (system) return system;
  throw new SettingsError(
    `There is no driver for "${name}"; there are ${systems.map(({ kind }) => kind).join(", ") || "none"}.`,
  );
}

/** As the server has it. */
export const networkOf = (settings: Settings): Pick<LinkNetwork, "allow" | "authorities"> => ({
  allow: ownToo(settings, settings.hubAllow),
  authorities: authoritiesIn(settings.hubCa),
});

/** The operator may name any address. */
export const operatorsDial = (settings: Settings): Dial => createDial("any", networkOf(settings));

export async function lookAt(system: DriverFactory, typed: Readonly<Record<string, string>>, dial: Dial) {
  try {
    const what = readTyped(system, typed);
    return [what, await probeSystem(system, what, dial)] as const;
  } catch (cause) {
    if (cause instanceof ConnectError) throw new SettingsError(cause.message, { cause });
    throw cause;
  }
}
