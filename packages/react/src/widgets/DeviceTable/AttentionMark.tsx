import { useEffect, useState } from "react";
import { whenIdle } from "../../page/when-idle.ts";
import { useLazyView } from "../lazy-view.ts";
import type { AttentionDoors } from "../attention/use-attention.ts";

interface AttentionMarkProps {
  doors: AttentionDoors;
  onOpen: () => void;
}

/** `data-seam-opener` of the chip. */
export const attentionOpenerKey = "attention";

const load = async () => (await import("../attention/attention.ts")).AttentionChip;

/** Whether the page has been quiet since all rows were known. */
export function useQuietAfter(isComplete: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => (isComplete ? whenIdle(() => setQuiet(true)) : undefined), [isComplete]);
  return isQuiet;
}

/** How many things need attention; its code is fetched for it. */
export function AttentionMark(props: AttentionMarkProps) {
  // Without its code there is no chip: a failure of something that nobody asked for is nobody's news.
  const { View } = useLazyView(load);
  return View && <View {...props} openerKey={attentionOpenerKey} />;
}
