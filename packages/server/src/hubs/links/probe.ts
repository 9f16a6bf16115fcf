// Probes a system before it is connected: checks its address and lists its locks.
import { blottedError } from "../../driver/blotted-error.ts";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import type { DeviceInfo } from "../../driver/device-info.ts";
import type { SystemSettings } from "../../driver/driver-factory.ts";
import type { LockSystem } from "../driver-processes/lock-system.ts";
import { type AddressRule, guardOf } from "../../base/outgoing/address-rule.ts";
import { allowedAddresses } from "../../base/outgoing/allowed-addresses.ts";
import { dialFailure } from "../../base/outgoing/dial-failure.ts";
import type { Reach } from "../../base/outgoing/dial.ts";
import type { ResolveHost } from "../../base/outgoing/resolve-host.ts";
import { createBlotter } from "../../base/text/blotter.ts";
import { briefDial } from "./brief-dial.ts";
import { placesIn } from "./places-in.ts";

const patienceMs = 5000;
/** Longest wait for a driver's end after the abort. */
const endMs = 500;

type Looked = Pick<SystemSettings, "settings" | "secrets">;

/** @throws ConnectError, or another error of the driver. Neither holds secrets. */
export async function probeSystem(
  system: Pick<LockSystem, "probe" | "fields" | "displayName" | "startPatienceMs">,
  what: Looked,
  reach: Reach,
): Promise<readonly DeviceInfo[]> {
  const found = await lookOnce(system, what, reach);
  if (found.length === 0) throw new ConnectError("no_locks", `${system.displayName} is there, but knows of no lock.`);
  return found;
}

/** Probes a system, and accepts an empty list of locks. */
export async function lookOnce(
  system: Pick<LockSystem, "probe" | "fields" | "startPatienceMs">,
  { settings, secrets }: Looked,
  { dial, addressRule }: Reach,
): Promise<readonly DeviceInfo[]> {
  const over = new AbortController();
  const wholeMs = patienceMs + (system.startPatienceMs ?? 0);
  const signal = AbortSignal.timeout(wholeMs);
  const usual = system.fields.flatMap(({ value }) =>
    value !== undefined && URL.canParse(value) ? [new URL(value).port] : [],
  );
  const plain = [...placesIn(settings), ...usual.map((port) => `port ${port}`)];
  const blot = createBlotter({ secrets: Object.values(secrets), plain });
  const secret = (name: string) => secrets[name];
  const account = { settings, secrets, secret, addressRule, dial: briefDial(dial, over.signal) };
  try {
    return await Promise.race([(async () => system.probe(account, signal))(), silence(over.signal, wholeMs + endMs)]);
  } catch (thrown) {
    throw blottedError(thrown, blot);
  } finally {
    over.abort();
  }
}

function silence(over: AbortSignal, waitMs: number): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = () => reject(new ConnectError("no_answer", "No answer came in time."));
  const timer = setTimeout(late, waitMs);
  over.addEventListener("abort", () => clearTimeout(timer), { once: true });
  return promise;
}

/**
 * Refuses an address before a driver gets it. `dial` checks again, because the name may resolve to another address
 * later.
 * @throws ConnectError `address_not_allowed`, `nothing_listens`
 */
export async function requireAllowed(rule: AddressRule, resolve: ResolveHost, host: string): Promise<void> {
  try {
    await allowedAddresses(host, { resolve, guard: guardOf(rule), refusesMixed: true });
  } catch (error) {
    throw dialFailure(error, { host, port: 0 }, false);
  }
}
