// Stores an element's first answer in the form that its widget's cache holds. The widget's first render then shows the
// data, without a skeleton.
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

/** By the path of the call: its name in the cache, and the parser of its answer. */
const readers: Readonly<Record<string, readonly [call: CachedCall, read: (body: Body) => unknown]>> = {
  "/devices/get": ["devices.get", ({ device }) => device?.device_id && wholeDevice(device)],
  "/access_codes/get": ["accessCodes.get", ({ access_code: code }) => code?.access_code_id && wholeCode(code)],
};

/** Stores the answer for its widget. Answers of other calls, and answers without a door or code, are ignored. */
export const keepAnswer: KeepAnswer = ({ sessionKey, path, input, body }) => {
  const [call, read] = readers[path] ?? [];
  const data = read?.(body as Body);
  if (call && data) keepFirstAnswer(sessionKey, call, input, data);
};
