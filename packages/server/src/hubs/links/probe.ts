// Looks at a system before it is connected: whether the address is allowed, and which locks are there.
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
/** A driver that does not end with its signal is not waited for. */
const endMs = 500;

type Looked = Pick<SystemSettings, "settings" | "secrets">;

/** @throws ConnectError, or what a driver throws besides; without secrets in either */
export async function probeSystem(
  system: Pick<LockSystem, "probe" | "fields" | "displayName" | "startPatienceMs">,
  what: Looked,
  reach: Reach,
): Promise<readonly DeviceInfo[]> {
  const found = await lookOnce(system, what, reach);
  if (found.length === 0) throw new ConnectError("no_locks", `${system.displayName} is there, but knows of no lock.`);
  return found;
}

/** The same where no locks are an answer too. */
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
 * Refuses before a driver hears of the address; its dial refuses again whatever the name says by then.
 * @throws ConnectError `address_not_allowed`, `nothing_listens`
 */
export async function requireAllowed(rule: AddressRule, resolve: ResolveHost, host: string): Promise<void> {
  try {
    await allowedAddresses(host, { resolve, guard: guardOf(rule), refusesMixed: true });
  } catch (error) {
    throw dialFailure(error, { host, port: 0 }, false);
  }
}
