// Parses messages of Zigbee2MQTT to plain values, within bounds, because others may write to the broker too.
import { type JsonFault, plainJson } from "../wire/plain-json.ts";
import { largestPacket } from "./packet-guard.ts";

/** Bounds of the list of devices and of Zigbee2MQTT's own settings, which have a few megabytes for a large hub. */
const listLimits = { largest: largestPacket, deepest: 64, mostMembers: 1_500_000 };
/** Bounds of all other messages. */
const messageLimits = { largest: 256 * 1024, deepest: 32, mostMembers: 20_000 };

/** Parses a message. Returns `undefined` if it is outside the bounds, or no JSON. */
export const parseMessage = (payload: Uint8Array, isList = false, refused?: (fault: JsonFault) => void): unknown =>
  plainJson(payload, isList ? listLimits : messageLimits, refused);
