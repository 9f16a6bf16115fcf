// Checks that the screen shows the server's data. Returns complaints.
import type { AccessCode } from "@mortise/client";
import { codesOf } from "../codes.ts";
import { catalogues, sentences } from "./host.tsx";
import { type Stage } from "./stage.ts";
import { codeDetails, codeRows } from "./truth-of-codes.ts";
import { deviceDetails, deviceRows } from "./truth-of-doors.ts";
import type { Truth } from "./truth-words.ts";

export async function isTrue({ world, place, shown, secrets, ...stage }: Stage): Promise<string[]> {
  const root = place.querySelector<HTMLElement>(".seam-components");
  const text = root?.textContent ?? "";
  if (stage.isStranger())
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `tells a stranger of ${secret}`);
  if (!stage.isWell() || shown.widget === "supported-device-table") return [];
  const { view, id } = stage.here();
  const devices = await world.devices();
  const codes: AccessCode[] = [];
  for (const device_id of new Set([shown.deviceId, id]))
    if (devices.some((each) => each.device_id === device_id)) codes.push(...(await codesOf(world, device_id ?? "")));
  const device = devices.find((each) => each.device_id === id);
  const code = codes.find((each) => each.access_code_id === id);
  // The view's device or code is gone, and the view has shown that.
  if (view !== "device-table" && !device && !code) return [];
  if (root === null) return ["shows nothing"];
  const words = catalogues[shown.locale] ?? catalogues["en"];
  if (words === undefined) return [];
  const truth: Truth = {
    words,
    locale: shown.locale,
    sentences: sentences[shown.locale] ?? null,
    devices,
    codes,
    isHeld: stage.isHeld(),
    isShaken: stage.isShaken(),
    isMasked: shown.maskCodes,
    isGrouped: shown.grouped,
  };
  return [
    ...(root.querySelector(".seam-skeleton") ? ["still waits"] : []),
    ...(root.querySelector(".seam-lock [data-pending]") && !stage.isHeld() ? ["still waits for the lock"] : []),
    ...(root.querySelector("[data-strip], .seam-error") ? [`still tells of a failure: ${text.slice(0, 300)}`] : []),
    ...(view === "device-table" ? deviceRows(root, truth) : []),
    ...(view === "device-details" && device ? deviceDetails(root, device, truth) : []),
    ...(view === "access-code-table" ? codeRows(root, id, truth) : []),
    ...(view === "access-code-details" && code ? codeDetails(root, code, truth) : []),
  ];
}
