// Content of a code's form when Save is pressed, and the check that it was saved.
import type { AccessCode } from "@mortise/client";
import { codesOf } from "../codes.ts";
import type { Stage, View } from "./stage.ts";

export const nameField = ".seam-form-body .seam-field:first-child input";
export const pinField = ".seam-form-body input[inputmode=numeric]";
export const kindField = ".seam-form-body input[type=radio]";
export const saveButton = ".seam-form-body button[type=submit]";

interface Sheet {
  readonly name: string;
  /** PIN; empty if the server chooses the digits, or keeps them. */
  readonly pin: string;
  readonly isBound: boolean;
  /** The code that is edited, or the door of a new one. */
  readonly view: View;
}

/** Returns the form's content, or `undefined` if no form is shown. */
function sheetIn({ place, here }: Pick<Stage, "place" | "here">): Sheet | undefined {
  const name = place.querySelector<HTMLInputElement>(nameField);
  if (name === null) return undefined;
  const pin = place.querySelector<HTMLInputElement>(pinField)?.value.trim() ?? "";
  const isBound = place.querySelectorAll<HTMLInputElement>(kindField)[1]?.checked ?? false;
  return { name: name.value.trim(), pin, isBound, view: here() };
}

/** Records the form's content whenever Save is pressed, by mouse or keyboard. The returned function returns it once. */
export function watchSaving(stage: Pick<Stage, "place" | "here">): () => Sheet | undefined {
  let sheet: Sheet | undefined;
  const take = ({ target }: Event) => {
    if ((target as Element).closest(saveButton)) sheet = sheetIn(stage);
  };
  stage.place.addEventListener("click", take, { capture: true });
  return () => {
    const taken = sheet;
    sheet = undefined;
    return taken;
  };
}

/** Checks that the content was saved, or that the form is still open and shows the reason. Returns complaints. */
export async function isSaved(stage: Stage, sheet: Sheet): Promise<string[]> {
  const why = '.seam-form-body :is([role="alert"], .seam-field-error)';
  if (sheetIn(stage)?.name === sheet.name && stage.place.querySelector(why) !== null) return [];
  const { view, id } = sheet.view;
  const isNew = view === "create-access-code";
  const devices = await stage.world.devices();
  const lists = devices
    .filter(({ device_id }) => !isNew || device_id === id)
    .map(({ device_id }) => codesOf(stage.world, device_id));
  const codes = (await Promise.all(lists)).flat().filter(({ access_code_id }) => isNew || access_code_id === id);
  // If the device or the code is gone, the form has shown that.
  const isGone = isNew ? devices.every(({ device_id }) => device_id !== id) : codes.length === 0;
  if (isGone || codes.some((code) => isAs(code, sheet))) return [];
  return [
    `saved ${JSON.stringify(sheet)} as ${JSON.stringify(codes.map(({ name, code, type }) => [name, code, type]))}`,
  ];
}

const isAs = ({ name, code, type }: AccessCode, sheet: Sheet): boolean =>
  name === sheet.name && (sheet.pin === "" || code === sheet.pin) && (type === "time_bound") === sheet.isBound;
