// Loads a third-party driver by package name or file path.
import { isAbsolute, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { DriverFactory } from "../../../driver/driver-factory.ts";
import { SettingsError } from "../../../base/settings-error.ts";
import { reasonOf } from "../../../base/text/reason.ts";

/** @throws SettingsError that names a module which cannot be loaded, or exports no driver. */
export async function loadFactory(name: string): Promise<DriverFactory> {
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
