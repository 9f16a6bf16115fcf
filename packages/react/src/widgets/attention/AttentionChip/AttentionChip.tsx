import { memo, type RefObject, useEffect, useState } from "react";
import { useAttentionStrings } from "../../../strings/attention-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { type AttentionDoors, useAttention } from "../use-attention.ts";

/** Content of the chip: the number of lines, and whether the first is an error. */
export interface AttentionCount {
  readonly count: number;
  readonly isDanger: boolean;
}

interface AttentionChipProps {
  /** Must stay the same object while nothing in it changes. */
  doors: AttentionDoors;
  onOpen: () => void;
  /** Key by which the chip gets the focus back. */
  openerKey: string;
  /**
   * Last content of the chip, kept while another view replaces the list. It shows again at once, and is recounted a
   * moment later.
   */
  last: RefObject<AttentionCount | null>;
}

/**
 * Chip "8 need attention". Renders nothing if the number is 0 or unknown. Memoized, because its table renders at each
 * letter of a search, and counting ten thousand doors takes longer than searching them.
 */
export const AttentionChip = memo(function AttentionChip({ doors, onOpen, openerKey, last }: AttentionChipProps) {
  const { attention } = useAttentionStrings();
  const format = useFormat();
  const [before] = useState(last.current);
  const hasPainted = useHasPainted();
  const isCounting = before === null || hasPainted;
  const { lines } = useAttention(doors, undefined, isCounting);
  const now = lines && { count: lines.length, isDanger: lines[0]?.tone === "danger" };
  const shown = isCounting ? now : before;
  useEffect(() => {
    // oxlint-disable-next-line react/immutability -- a ref, handed down by the table
    last.current = shown;
  });
  if (shown === null || shown.count === 0) return null;
  const words = attention.count({ count: shown.count });
  const tone = shown.isDanger ? "danger" : "warning";
  return (
    <button
      type="button"
      className="seam-chip seam-attention-chip"
      onClick={onOpen}
      data-seam-opener={openerKey}
      aria-label={words}
    >
      <Icon name={shown.isDanger ? "error" : "warning"} size="sm" tone={tone} />
      <bdi className="seam-attention-words">{words}</bdi>
      <span className="seam-attention-number">{format.number(shown.count)}</span>
    </button>
  );
});

/** Whether the first render is on screen. */
function useHasPainted(): boolean {
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task that is queued in an animation frame runs after that frame is painted. A page in the background has no
    // frames, and waits.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return hasPainted;
}
