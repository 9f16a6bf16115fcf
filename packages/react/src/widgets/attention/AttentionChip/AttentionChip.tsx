import { useAttentionStrings } from "../../../strings/attention-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { type AttentionDoors, useAttention } from "../use-attention.ts";

interface AttentionChipProps {
  doors: AttentionDoors;
  onOpen: () => void;
  /** By this the chip gets the focus back. */
  openerKey: string;
}

/** "8 need attention"; nothing while nothing does, or it is not known yet. */
export function AttentionChip({ doors, onOpen, openerKey }: AttentionChipProps) {
  const { attention } = useAttentionStrings();
  const format = useFormat();
  const { lines } = useAttention(doors);
  if (lines === null || lines.length === 0) return null;
  const words = attention.count({ count: lines.length });
  return (
    <button
      type="button"
      className="seam-chip seam-attention-chip"
      onClick={onOpen}
      data-seam-opener={openerKey}
      aria-label={words}
    >
      <Icon
        name={lines[0]?.tone === "danger" ? "error" : "warning"}
        size="sm"
        tone={lines[0]?.tone === "danger" ? "danger" : "warning"}
      />
      <bdi className="seam-attention-words">{words}</bdi>
      <span className="seam-attention-number">{format.number(lines.length)}</span>
    </button>
  );
}
