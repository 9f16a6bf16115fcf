// The parts of a table whose code comes after its rows.
import { type ComponentProps, useEffect, useState } from "react";
import { whenIdle } from "../../page/when-idle.ts";
import { useStrings } from "../../strings/strings.tsx";
import type { AttentionChip } from "../attention/AttentionChip/AttentionChip.tsx";
import { fetchedView } from "../fetched-view.tsx";
import { useLazyView } from "../lazy-view.ts";
import type { ArrangeButton } from "./arranging/ArrangeButton.tsx";

const loadAttentionList = async () => (await import("./after-rows.ts")).AttentionList;
const loadAttentionChip = async () => (await import("./after-rows.ts")).AttentionChip;
const loadArrangeButton = async () => (await import("./after-rows.ts")).ArrangeButton;

/** Whether the page has been quiet since all rows were known. */
export function useQuietAfter(isComplete: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => (isComplete ? whenIdle(() => setQuiet(true)) : undefined), [isComplete]);
  return isQuiet;
}

export const AttentionView = fetchedView(loadAttentionList, () => useStrings().view.attention);

/** `data-seam-opener` of the chip. */
export const attentionOpenerKey = "attention";

/**
 * How many things need attention. Without its code there is no chip: a failure of something that nobody asked for is
 * nobody's news.
 */
export function AttentionMark(props: Omit<ComponentProps<typeof AttentionChip>, "openerKey">) {
  const { View } = useLazyView(loadAttentionChip);
  return View && <View {...props} openerKey={attentionOpenerKey} />;
}

/** The button that sorts and narrows. */
export function ArrangeTool(props: ComponentProps<typeof ArrangeButton>) {
  const { View } = useLazyView(loadArrangeButton);
  return View && <View {...props} />;
}
