// An element's first answer, read as its widget will read it: the widget's first rendering has it already, and draws
// nothing that stands in for it.
import type { AccessCode, Device } from "@mortise/client";
import type { FirstAnswer } from "./ask-ahead.ts";
import type { CachedCall } from "../provider/cache-keys.ts";
import { keepFirstAnswer } from "../provider/first-answers.ts";
import { wholeCode } from "../rules/code/whole-code.ts";
import { wholeDevice } from "../rules/device/whole-device.ts";

export type KeepAnswer = (answer: FirstAnswer) => void;

interface Body {
  readonly device?: Device;
  readonly access_code?: AccessCode;
}

/** By the path of the call: its name in the cache, and what the cache holds of the answer. */
const readers: Readonly<Record<string, readonly [call: CachedCall, read: (body: Body) => unknown]>> = {
  "/devices/get": ["devices.get", ({ device }) => device?.device_id && wholeDevice(device)],
  "/access_codes/get": ["accessCodes.get", ({ access_code: code }) => code?.access_code_id && wholeCode(code)],
};

/** Keeps the answer for the widget that will ask for it. Other calls' answers, and bad ones, are left to the widget. */
export const keepAnswer: KeepAnswer = ({ sessionKey, path, input, body }) => {
  const [call, read] = readers[path] ?? [];
  const data = read?.(body as Body);
  if (call && data) keepFirstAnswer(sessionKey, call, input, data);
};
