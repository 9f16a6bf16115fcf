import { useEffect, useState } from "react";
import { whenIdle } from "../../page/when-idle.ts";
import { useLazyView } from "../lazy-view.ts";
import type { AttentionDoors } from "../attention/use-attention.ts";

interface AttentionMarkProps {
  doors: AttentionDoors;
  /** All rows are known. */
  isReady: boolean;
  onOpen: () => void;
}

/** `data-seam-opener` of the chip. */
export const attentionOpenerKey = "attention";

const load = async () => (await import("../attention/attention.ts")).AttentionChip;

/** How many things need attention. Its code is fetched, and codes are asked for, when the rows are on screen. */
export function AttentionMark({ isReady, ...rest }: AttentionMarkProps) {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => (isReady ? whenIdle(() => setQuiet(true)) : undefined), [isReady]);
  return isQuiet && <FetchedChip {...rest} />;
}

function FetchedChip(props: Omit<AttentionMarkProps, "isReady">) {
  // Without its code there is no chip: a failure of something that nobody asked for is nobody's news.
  const { View } = useLazyView(load);
  return View && <View {...props} openerKey={attentionOpenerKey} />;
}
