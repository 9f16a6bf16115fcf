// The systems of locks that a server can reach: its own, and drivers of others, named in MORTISE_DRIVERS.
import { isAbsolute, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { reasonOf } from "../text/reason.ts";
import { type Settings, SettingsError } from "../settings.ts";
import type { DriverFactory } from "./driver-factory.ts";
import { zigbee2mqttSystem } from "./zigbee2mqtt/factory.ts";
import { zwaveSystem } from "./zwave/factory.ts";

/**
 * `drivers`: names of packages, or paths of files.
 *
 * @throws SettingsError that names a module which is no driver
 */
export async function loadSystems({ drivers }: Pick<Settings, "drivers">): Promise<readonly DriverFactory[]> {
  const systems = [zwaveSystem, zigbee2mqttSystem];
  for (const name of drivers) {
    const system = await load(name);
    if (systems.some(({ kind }) => kind === system.kind))
      throw new SettingsError(
        `MORTISE_DRIVERS: ${name} is a driver of the kind "${system.kind}", and there is one already.`,
      );
    systems.push(system);
  }
  return systems;
}

async function load(name: string): Promise<DriverFactory> {
  const isPath = name.startsWith(".") || isAbsolute(name);
  let module: { default?: unknown; system?: unknown };
  try {
    module = (await import(isPath ? pathToFileURL(resolve(name)).href : name)) as typeof module;
  } catch (cause) {
    throw new SettingsError(`MORTISE_DRIVERS: ${name} could not be loaded: ${reasonOf(cause)}`, { cause });
  }
  const system = module.system ?? module.default;
  if (isFactory(system)) return system;
  throw new SettingsError(
    `MORTISE_DRIVERS: ${name} exports no driver; it must export a DriverFactory as "system" or by default.`,
  );
}

const isFactory = (value: unknown): value is DriverFactory => {
  const { kind, displayName, fields, read, probe, connect } = (value ?? {}) as Partial<
    Record<keyof DriverFactory, unknown>
  >;
  const isNamed = typeof kind === "string" && /^[a-z][a-z\d_]*$/.test(kind) && typeof displayName === "string";
  return isNamed && Array.isArray(fields) && [read, probe, connect].every((method) => typeof method === "function");
};
