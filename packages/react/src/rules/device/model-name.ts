import type { Device } from "@mortise/client";
import { readableName } from "../whole-entries.ts";

/** Returns the model with its manufacturer, unless the model's name includes it: "Yale Assure Lock 2". */
export function modelName({ properties: { model } }: Pick<Device, "properties">): string {
  const [maker, name] = [readableName(model?.manufacturer_display_name), readableName(model?.display_name)];
  return name.toLowerCase().includes(maker.toLowerCase()) ? name : `${maker} ${name}`.trim();
}
