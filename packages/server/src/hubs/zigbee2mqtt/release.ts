// Whether this driver can read what a Zigbee2MQTT publishes, by what that says of itself in `bridge/info`.
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import { isRecord, membersIn, textIn } from "../wire/readers.ts";

/** The first release that publishes `bridge/devices`, and answers requests, without being set up for it. */
const oldest = { major: 1, minor: 17 };
/** Later ones are read as this one is, as long as their messages can be read. */
const newestTried = { major: 2 };

const tooOld = () =>
  new ConnectError(
    "too_old",
    `This Zigbee2MQTT is too old: its locks can be read from release ${oldest.major}.${oldest.minor} on. Update it.`,
  );

/** Why the locks of a Zigbee2MQTT that tells them cannot be used; `undefined`: nothing is known against it. */
export function findingIn(info: unknown): ConnectError | undefined {
  if (isTooOld(info)) return tooOld();
  return outputIn(info) === "attribute"
    ? new ConnectError(
        "output_is_attribute",
        'This Zigbee2MQTT publishes each property in a topic of its own. Set "output" to "json" or "attribute_and_json" in its advanced settings, and restart it.',
      )
    : undefined;
}

/**
 * Why a Zigbee2MQTT tells no locks; `undefined`: its release is not the reason. `legacy`: its `bridge/config`, which
 * releases before `bridge/info` published instead.
 */
export function silenceOf(info: unknown, legacy: unknown): ConnectError | undefined {
  if (isTooOld(info ?? legacy)) return tooOld();
  const release = releaseIn(info);
  return release && release.major > newestTried.major
    ? new ConnectError(
        "may_not_read",
        `This Zigbee2MQTT is newer than release ${newestTried.major}, and its list of devices cannot be read. Update this server.`,
      )
    : undefined;
}

function releaseIn(info: unknown): { major: number; minor: number } | undefined {
  const version = textIn(membersIn(info)["version"], 100);
  const found = version !== undefined ? /^(\d{1,4})\.(\d{1,4})(?:\.|-|$)/.exec(version) : null;
  return found ? { major: Number(found[1]), minor: Number(found[2]) } : undefined;
}

function isTooOld(info: unknown): boolean {
  const { major, minor } = releaseIn(info) ?? oldest;
  return major < oldest.major || (major === oldest.major && minor < oldest.minor);
}

/** Before it was an advanced setting, it was an experimental one. */
function outputIn(info: unknown): unknown {
  const config = isRecord(info) ? info["config"] : undefined;
  if (!isRecord(config)) return undefined;
  const { advanced, experimental } = config;
  return (isRecord(advanced) ? advanced["output"] : undefined) ?? (isRecord(experimental) && experimental["output"]);
}
