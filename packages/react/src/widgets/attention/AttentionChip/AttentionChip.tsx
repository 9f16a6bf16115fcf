import { memo, type RefObject, useEffect, useState } from "react";
import { useAttentionStrings } from "../../../strings/attention-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { type AttentionDoors, useAttention } from "../use-attention.ts";

/** What a chip says: of how many things, and whether the first is an error. */
export interface AttentionCount {
  readonly count: number;
  readonly isDanger: boolean;
}

interface AttentionChipProps {
  /** Keep it the same object while nothing in it changes. */
  doors: AttentionDoors;
  onOpen: () => void;
  /** By this the chip gets the focus back. */
  openerKey: string;
  /** What it said before another view came over the list: said again at once, and counted anew a moment later. */
  last: RefObject<AttentionCount | null>;
}

/**
 * "8 need attention"; nothing while nothing does, or it is not known yet. Rendered again only for news of its own:
 * counting ten thousand doors takes longer than searching them.
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

/** False until what was rendered first is on screen. */
function useHasPainted(): boolean {
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task that is queued in a frame runs after its picture. A page in the background has none, and waits.
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
