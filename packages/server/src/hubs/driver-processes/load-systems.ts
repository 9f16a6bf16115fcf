// Loads the systems of locks: the server's own, and third-party drivers named in MORTISE_DRIVERS. All drivers run in
// processes of their own.
import { modelsOver } from "../../base/catalogue/models.ts";
import { authoritiesIn } from "../../base/outgoing/hub-authorities.ts";
import type { LockSystem } from "./lock-system.ts";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import { SettingsError } from "../../base/settings-error.ts";
import { type DriverProcess, launchProcess } from "./driver-process.ts";
import { runErrand } from "./errand.ts";
import { ownSystems } from "./own-systems.ts";
import { createPlacement } from "./placement.ts";
import { type ProcessLimits, usualProcessLimits } from "./process-limits.ts";
import { processSystem, type SystemFacts } from "./process-system.ts";
import { systemSchemas as systemsSchema } from "./shape-schema.ts";

interface DriverSettings {
  /** Modules with third-party drivers: names of packages, or paths of files. */
  drivers: readonly string[];
  /** PEM file with certificate authorities for hubs, in addition to the well-known ones. */
  hubCa: string | undefined;
  /** Whether third-party drivers may read only the folders of their code, write no file and start no program. */
  areDriversConfined: boolean;
}

interface Surroundings {
  /** Server time, epoch milliseconds. @default the system's clock */
  now?: () => number;
  /** @default usualProcessLimits */
  limits?: ProcessLimits;
}

/**
 * @throws SettingsError that names a module without a driver, or a file of authorities that cannot be used.
 */
export async function loadSystems(
  { drivers, hubCa, areDriversConfined }: DriverSettings,
  { now = Date.now, limits = usualProcessLimits }: Surroundings = {},
): Promise<readonly LockSystem[]> {
  const authorities = authoritiesIn(hubCa);
  const start = (modules: readonly string[]) =>
    launchProcess({ modules, isConfined: modules.length === 0 || areDriversConfined, authorities, now, limits });
  const placement = createPlacement(start);
  const systems: LockSystem[] = ownSystems.map(({ description: own }) => {
    const facts = { ...own, models: modelsOver(own.radio) };
    return processSystem({ facts, read: (typed) => own.read(typed), modules: [], launch: start, placement });
  });
  for (const name of drivers) {
    const facts = await factsOf(name, start);
    if (systems.some(({ kind }) => kind === facts.kind))
      throw new SettingsError(
        `MORTISE_DRIVERS: ${name} is a driver of the kind "${facts.kind}", and there is one already.`,
      );
    systems.push(processSystem({ facts, modules: [name], launch: start, placement }));
  }
  return systems;
}

async function factsOf(name: string, start: (modules: readonly string[]) => DriverProcess): Promise<SystemFacts> {
  let answer: unknown;
  try {
    answer = await runErrand(() => start([name]), { about: "systems" });
  } catch (cause) {
    if (!(cause instanceof ConnectError)) throw cause;
    throw new SettingsError(`MORTISE_DRIVERS: ${name} could not be loaded: ${cause.message}`, { cause });
  }
  const [facts] = systemsSchema.safeParse(answer).data ?? [];
  if (facts) return facts as SystemFacts;
  throw new SettingsError(`MORTISE_DRIVERS: the driver ${name} describes its system in a form that cannot be read.`);
}
