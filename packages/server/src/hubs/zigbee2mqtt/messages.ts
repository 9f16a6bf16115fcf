// Messages of Zigbee2MQTT as plain values, within bounds. They come from a broker to which others may write.
import { type JsonFault, plainJson } from "../wire/plain-json.ts";
import { largestPacket } from "./packet-guard.ts";

/** The list of devices of a big house has a few megabytes, and so has what Zigbee2MQTT says of its own settings. */
const listLimits = { largest: largestPacket, deepest: 64, mostMembers: 1_500_000 };
/** Everything else is small. */
const messageLimits = { largest: 256 * 1024, deepest: 32, mostMembers: 20_000 };

/** undefined: too large, too deep, or no JSON. */
export const parseMessage = (payload: Uint8Array, isList = false, refused?: (fault: JsonFault) => void): unknown =>
  plainJson(payload, isList ? listLimits : messageLimits, refused);
