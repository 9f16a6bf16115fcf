import { optionKinds } from "../../option-kinds.ts";
import { callsOfActivity } from "../../../data/first-calls.ts";
import type { WidgetSpec } from "../../element-spec.ts";
import type { CodeTimelineProps } from "./CodeTimeline.tsx";

export const codeTimelineElement: WidgetSpec<"seam-code-timeline", CodeTimelineProps> = {
  tag: "seam-code-timeline",
  load: async () => (await import("./CodeTimeline.tsx")).CodeTimeline,
  calls: callsOfActivity,
  props: {
    deviceId: "string",
    deviceIds: "list",
    heading: "string",
    title: "string",
    onBack: { event: [], optIn: true },
    className: "string",
    ...optionKinds,
  },
};
