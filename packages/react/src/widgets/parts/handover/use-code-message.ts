import type { AccessCode } from "@mortise/client";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { useNow } from "../use-now.ts";
import { codeMessage, type MessageFacts } from "./code-message.ts";

interface MessageOfCode {
  /** `null` until the door is known, and its time zone if the code has times. */
  readonly facts: MessageFacts | null;
  /** Text of about the message's length, which reserves the space until it is known. */
  readonly guess: string;
}

export function useCodeMessage(
  code: AccessCode,
  device: MessageFacts["device"] | undefined,
  zone: string | null,
  also?: MessageFacts["also"],
): MessageOfCode {
  const strings = useAllStrings();
  const format = useFormat();
  const now = useNow();
  const isKnown = device !== undefined && (zone !== null || !hasTimes(code));
  const said = { code, strings, format, now };
  return {
    facts: isKnown ? { ...said, device, zone, also } : null,
    guess: codeMessage({ ...said, device: usualDoor, zone: "" }),
  };
}

const usualDoor = { properties: { name: "0".repeat(14) } };
