// What the loader shows before the widgets' code is there. In a file of its own, which is fetched while the first answers
// are on their way; the widgets' code begins with it.
import type { Device } from "@mortise/client";
import type { FirstAnswer } from "./ask-ahead.ts";
import type { ElementInputs } from "./element-class.ts";
import { firstRows } from "./first-rows.ts";
import { withGlobalConfiguration } from "../provider/global-configuration.ts";
import { keepFirstAnswer } from "../provider/first-answers.ts";
import { wholeDevice } from "../rules/device/whole-device.ts";
import { markLanguage } from "../strings/mark-language.ts";

/** Draws the answer to an element's first call; returns false where that is for the widget alone. */
export type Draw = (answer: FirstAnswer, inputs: ElementInputs, show: (drawing: HTMLElement) => void) => boolean;

export const drawDeviceTable: Draw = ({ sessionKey, input, body }, inputs, show) => {
  const { devices = [], pagination } = body as { devices?: Device[]; pagination?: { has_next_page?: boolean } };
  const whole = devices.filter((device) => device?.device_id).map(wholeDevice);
  const list = { devices: whole, isComplete: pagination?.has_next_page !== true };
  const root = firstRows(inputs, list);
  if (!root) return false;
  keepFirstAnswer(sessionKey, "devices.list", input, list);
  show(root);
  // Whether the page's language is its own shows only there.
  markLanguage(root, withGlobalConfiguration(inputs.provider).locale || "en-US");
  return true;
};
