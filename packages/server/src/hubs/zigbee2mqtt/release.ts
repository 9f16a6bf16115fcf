// Checks by `bridge/info` whether this driver can read the messages of a Zigbee2MQTT.
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import { isRecord, membersIn, textIn } from "../wire/readers.ts";

/** First release that publishes `bridge/devices` and answers requests by default. */
const oldest = { major: 1, minor: 17 };
/** Newest major release that was tried. Later ones are read in the same way. */
const newestTried = { major: 2 };

const tooOld = () =>
  new ConnectError(
    "too_old",
    `This Zigbee2MQTT is too old: its locks can be read from release ${oldest.major}.${oldest.minor} on. Update it.`,
  );

/** Reason why the listed locks cannot be used. Returns `undefined` if there is none. */
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
 * Reason why a Zigbee2MQTT lists no devices. Returns `undefined` if its release is not the reason.
 * @param legacy - Its `bridge/config`, which releases before `bridge/info` published instead.
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

/** Reads the setting `output`, which was under `experimental` before it was under `advanced`. */
function outputIn(info: unknown): unknown {
  const config = isRecord(info) ? info["config"] : undefined;
  if (!isRecord(config)) return undefined;
  const { advanced, experimental } = config;
  return (isRecord(advanced) ? advanced["output"] : undefined) ?? (isRecord(experimental) && experimental["output"]);
}
