import { optionKinds } from "../../option-kinds.ts";
import type { ElementSpec } from "../../element-spec.ts";
import type { CodeTimelineProps } from "./CodeTimeline.tsx";

export const codeTimelineElement: ElementSpec<CodeTimelineProps> = {
  tag: "seam-code-timeline",
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
