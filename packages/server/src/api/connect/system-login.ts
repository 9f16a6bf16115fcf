// Connects a system of locks on the person's own network: parses the typed settings, probes the system, and offers its
// locks.
import type { DeviceInfo } from "../../driver/device-info.ts";
import { ConnectError, type ConnectErrorCode } from "../../base/outgoing/connect-error.ts";
import type { SystemSettings } from "../../driver/driver-factory.ts";
import type { LockSystem } from "../../hubs/driver-processes/lock-system.ts";
import { addLinkedAccount } from "../../hubs/links/add-account.ts";
import { probeSystem, requireAllowed } from "../../hubs/links/probe.ts";
import { readTyped } from "../../hubs/links/read-typed.ts";
import { reachOf } from "../../base/outgoing/dial.ts";
import { createSeal } from "../../base/secrets/sealed-text.ts";
import type { ConnectServices } from "./connect-services.ts";
import { type Answers, type Flow, type Step, typedInto } from "./flow.ts";
import type { Visit } from "./visit.ts";

/** Result of a probe. */
type Looked = { found: readonly DeviceInfo[]; login: string; sealed: string } | { error: ConnectErrorCode };

export const systemNamed = (
  { systems }: Pick<ConnectServices, "systems">,
  kind: string | null,
): LockSystem | undefined => systems.find((system) => system.kind === kind);

/**
 * Probes a system. Resolves to `undefined` if the answers are no login. Call it outside a transaction, because it takes
 * over five seconds if the system does not answer.
 */
export async function lookAtSystem(
  services: ConnectServices,
  { flow, workspace: { workspace_id } }: Pick<Visit, "flow" | "workspace">,
  answers: Answers,
): Promise<Looked | undefined> {
  const system = systemNamed(services, flow.provider);
  if (!system || flow.pane !== "login" || answers["login"] === undefined) return undefined;
  try {
    const what = await readTyped(system, answers);
    const { hubs } = services;
    const rule = { allow: hubs.allow };
    const found = await hubs.looks.look(workspace_id, async () => {
      await requireAllowed(rule, hubs.resolve, what.host);
      return probeSystem(system, what, reachOf(rule, hubs));
    });
    return {
      found: found.map(readable),
      login: what.login,
      sealed: createSeal(services.secret).seal(JSON.stringify(what)),
    };
  } catch (error) {
    if (error instanceof ConnectError) return { error: error.code };
    services.log(
      `A system of the kind ${system.kind} could not be checked: ${error instanceof Error ? error.name : typeof error}`,
    );
    return { error: "not_this_system" };
  }
}

/** Drops names that are not text, because a hub may send anything. A device without a name gets its key as name. */
function readable({ name, manufacturer, model, ...rest }: DeviceInfo): DeviceInfo {
  const names = { name, manufacturer, model } as Record<string, unknown>;
  const texts = Object.fromEntries(Object.entries(names).filter(([, value]) => typeof value === "string"));
  return { ...rest, name: rest.key, ...texts };
}

/** Next step after a probe. The system's settings, with their secrets, stay sealed in the flow until it ends. */
export function afterLooking(flow: Flow, answers: Answers, looked: Looked, openFields: readonly string[] = []): Step {
  const typed = typedInto(openFields, answers);
  if ("error" in looked) return { next: { ...flow, typed, systemError: looked.error } };
  const { found, login, sealed } = looked;
  return {
    next: {
      ...flow,
      pane: "select",
      typed,
      systemError: null,
      identity: { login, user_identifier: {} },
      found,
      sealed,
    },
  };
}

type Adding = Pick<Parameters<typeof addLinkedAccount>[2], "workspace_id" | "picked" | "said" | "at">;

/** Ends the flow: adds the account to the workspace, with the chosen locks. */
export function addSystem(
  services: ConnectServices,
  tx: Parameters<typeof addLinkedAccount>[0],
  { provider, found = null, sealed = null }: Flow,
  adding: Adding,
): ReturnType<typeof addLinkedAccount> {
  const system = systemNamed(services, provider);
  if (!system || found === null || sealed === null) throw new Error("The flow has looked at no system.");
  const seal = createSeal(services.secret);
  const what = JSON.parse(seal.open(sealed)) as SystemSettings;
  return addLinkedAccount(tx, seal, { ...adding, isByOperator: false, system, what, found });
}
