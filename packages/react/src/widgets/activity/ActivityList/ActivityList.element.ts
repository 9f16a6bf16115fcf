import type { ElementSpec } from "../../element-spec.ts";
import { optionKinds } from "../../option-kinds.ts";
import type { ActivityListProps } from "./ActivityList.tsx";

export const activityListElement: ElementSpec<ActivityListProps> = {
  tag: "seam-activity",
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
