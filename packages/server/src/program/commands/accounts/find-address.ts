// `mortise accounts add` without an address: looks for hubs that announce themselves, and lists them.
import { findHubs, type FoundHub } from "../../discovery/find-hubs.ts";
import { openMulticast } from "../../discovery/transport.ts";
import type { LockSystem } from "../../../hubs/driver-processes/lock-system.ts";
import type { Settings } from "../../settings/settings.ts";
import { SettingsError } from "../../../base/settings-error.ts";
import { labelledLines, printResult } from "../command.ts";
import type { Io } from "../io.ts";

type Found = Awaited<ReturnType<typeof findHubs>>;

interface Values {
  yes?: boolean | undefined;
  json?: boolean | undefined;
}

/**
 * Resolves to the address of the only hub if `--yes` is given and its kind needs no caution. Otherwise reports the
 * found hubs and resolves to `undefined`.
 */
export async function findAddress(
  { kind, displayName, announcement }: LockSystem,
  { hubAllow }: Pick<Settings, "hubAllow">,
  values: Values,
  io: Io,
): Promise<string | undefined> {
  if (!announcement)
    throw new SettingsError(
      `${displayName} cannot be looked for. Say its address: mortise accounts add ${kind} ADDRESS`,
    );
  const found = await findHubs(announcement, hubAllow, io.openTransport ?? openMulticast);
  const [hub, ...others] = found.hubs;
  if (values.yes && announcement.caution === undefined && hub && others.length === 0) {
    io.stderr(`Found ${titleOf(hub)} at ${hub.address}.\n`);
    return hub.address;
  }
  const message = [announcement.caution, foundText(found), adviceFor(kind, found, announcement.caution)]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
  const type = hub ? "hub_not_chosen" : "hub_not_found";
  if (hub || values.json)
    printResult(
      io,
      values,
      { ok: false, error: { type, message }, found: found.hubs },
      labelledLines(found.hubs.map((each) => [each.address, titleOf(each)])),
    );
  io.stderr(`${message}\n`);
  return undefined;
}

const titleOf = ({ name, detail }: FoundHub): string => (detail === undefined ? name : `${name} (${detail})`);

function foundText({ hubs, refused }: Found): string {
  const count =
    hubs.length === 0 ? "Nothing was found" : hubs.length === 1 ? "One was found" : `${hubs.length} were found`;
  return refused === 0
    ? `${count}.`
    : `${count}; ${refused} left out, with no address that may be connected unasked (MORTISE_HUB_ALLOW).`;
}

function adviceFor(kind: string, { hubs: [hub, ...others] }: Found, caution: string | undefined): string {
  if (!hub) return `Say the address: mortise accounts add ${kind} ADDRESS`;
  const command = `mortise accounts add ${kind} ${hub.address}`;
  if (others.length > 0) return `Choose one, such as: ${command}`;
  return `If it is yours, connect it: \`${command}\`${caution === undefined ? ", or repeat this with --yes." : ""}`;
}
