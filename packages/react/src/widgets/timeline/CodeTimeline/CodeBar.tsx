import { barLook } from "../../../rules/timeline/bar-look.ts";
import type { Bar } from "../../../rules/timeline/bars.ts";
import type { Clash } from "../../../rules/timeline/clashes.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { useTimelineStrings } from "../../../strings/timeline-strings.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { codeName, joinParts, spanOf, troubleOf } from "./timeline-words.ts";
import { plotItem } from "./use-plot-keys.ts";

interface CodeBarProps {
  bar: Bar;
  clash: Clash | undefined;
  zone: string;
  onOpen: (id: string) => void;
}

/** Bar of one code, from its start to its end. */
export function CodeBar({ bar, clash, zone, onOpen }: CodeBarProps) {
  const words = useTimelineStrings();
  const format = useFormat();
  const { code, from, to, lane } = bar;
  const look = barLook(code);
  const isDanger = look === "failed" || clash !== undefined;
  const name = codeName(code, words);
  return (
    <div
      role="listitem"
      className="seam-week-slot"
      style={{ "--_s-from": from, "--_s-length": to - from, "--_s-lane": lane } as object}
    >
      <button
        type="button"
        className="seam-bar"
        {...plotItem}
        data-look={look}
        data-tone={isDanger ? "danger" : undefined}
        data-cut-start={bar.isCutStart ? "" : undefined}
        data-cut-end={bar.isCutEnd ? "" : undefined}
        data-beside={bar.isNameBeside ? "" : undefined}
        data-seam-opener={code.access_code_id}
        aria-label={joinParts([name, spanOf(code, zone, words, format), ...troubleOf(code, clash, words)], words)}
        onClick={() => onOpen(code.access_code_id)}
      >
        {isDanger && <Icon name="error" size="sm" tone="danger" />}
        <bdi className="seam-bar-name">{name}</bdi>
      </button>
    </div>
  );
}
