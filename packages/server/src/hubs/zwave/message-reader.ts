// Parses messages of the Z-Wave JS server: answers, events and greetings. A message with any other `type` counts as a
// greeting, by which the client recognises another program.
import { type JsonFault, plainJson } from "../wire/plain-json.ts";
import { integerIn, isRecord, membersIn, textIn } from "../wire/readers.ts";
import { eventIn } from "./event-reader.ts";
import type { ZwaveEvent } from "./wire.ts";

/** Largest accepted message in bytes. A state dump of two hundred locks has a few megabytes. */
export const largestMessage = 32 * 1024 * 1024;
const limits = { largest: largestMessage, deepest: 64, mostMembers: 3_000_000 };

export type ZwaveMessage =
  | { type: "greeting"; word: string; homeId: number | undefined; maxSchemaVersion: number | undefined }
  | { type: "answer"; messageId: string; result: Readonly<Record<string, unknown>> }
  | { type: "refusal"; messageId: string; errorCode: string | undefined; zwaveErrorCode: number | undefined }
  | { type: "event"; event: ZwaveEvent }
  /** An event of the hub itself, such as its statistics, which this driver has no use for. */
  | { type: "unused" }
  /** A message of no known form. */
  | { type: "other" };

/** Parses a message. Returns `undefined` if it is no JSON object with a `type`. */
export function messageIn(bytes: Uint8Array, refused?: (fault: JsonFault) => void): ZwaveMessage | undefined {
  const told = plainJson(bytes, limits, refused);
  if (!isRecord(told) || typeof told["type"] !== "string") return undefined;
  if (told["type"] === "result") return resultIn(told);
  if (told["type"] !== "event") return greetingIn(told);
  const event = eventIn(told["event"]);
  if (event) return { type: "event", event };
  return { type: isOfHubItself(told["event"]) ? "unused" : "other" };
}

/** Whether an event is about the hub's controller or driver, and names no node. */
const isOfHubItself = (event: unknown): boolean => {
  const { source, event: kind } = membersIn(event);
  return (source === "controller" || source === "driver") && typeof kind === "string";
};

function resultIn({
  messageId: id,
  success,
  result,
  errorCode,
  zwaveErrorCode,
}: Record<string, unknown>): ZwaveMessage {
  const messageId = textIn(id, 20);
  if (messageId === undefined) return { type: "other" };
  // The caller validates the answer's members.
  if (success === true) return { type: "answer", messageId, result: isRecord(result) ? result : {} };
  const code = textIn(errorCode, 60);
  return {
    type: "refusal",
    messageId,
    errorCode: code !== undefined && /^[a-z_]+$/.test(code) ? code : undefined,
    zwaveErrorCode: integerIn(zwaveErrorCode, 0, 0xffff),
  };
}

const greetingIn = ({ type, homeId, maxSchemaVersion }: Record<string, unknown>): ZwaveMessage => ({
  type: "greeting",
  word: textIn(type, 20) ?? "",
  homeId: integerIn(homeId, -(2 ** 31), 2 ** 32 - 1),
  maxSchemaVersion: integerIn(maxSchemaVersion, 0, 1_000_000),
});
