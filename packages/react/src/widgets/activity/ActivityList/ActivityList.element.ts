import { callsOfActivity } from "../../../data/first-calls.ts";
import type { WidgetSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { ActivityListProps } from "./ActivityList.tsx";

export const activityListElement: WidgetSpec<"seam-activity", ActivityListProps> = {
  tag: "seam-activity",
  load: async () => (await import("./ActivityList.tsx")).ActivityList,
  calls: callsOfActivity,
  isOfOne: true,
  props: {
    deviceId: "string",
    deviceIds: "list",
    disableExport: "boolean",
    heading: "string",
    title: "string",
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};
