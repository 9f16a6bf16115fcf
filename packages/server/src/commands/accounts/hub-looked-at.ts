// Finds the driver that an operator means, and looks at the hub with it.
import { ConnectError } from "../../drivers/connect-error.ts";
import type { LockSystem } from "../../drivers/lock-system.ts";
import { probeSystem } from "../../links/probe.ts";
import { SettingsError } from "../../settings.ts";

export function systemCalled(systems: readonly LockSystem[], name: string): LockSystem {
  const wanted = name === "zwave" ? "zwave_js" : name;
  const system = systems.find(({ kind }) => kind === wanted);
  if (system) return system;
  throw new SettingsError(
    `There is no driver for "${name}"; there are ${systems.map(({ kind }) => kind).join(", ") || "none"}.`,
  );
}

export async function lookAt(system: LockSystem, typed: Readonly<Record<string, string>>) {
  try {
    const what = await system.read(typed);
    return [what, await probeSystem(system, what)] as const;
  } catch (cause) {
    if (cause instanceof ConnectError) throw new SettingsError(cause.message, { cause });
    throw cause;
  }
}
