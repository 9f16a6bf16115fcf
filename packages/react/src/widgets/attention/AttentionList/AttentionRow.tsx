import { memo, useState } from "react";
import type { AttentionKind, AttentionLine } from "../../../rules/attention/attention-line.ts";
import type { FormRemedy } from "../../forms/AccessCodeForm/use-remedy.ts";
import { useAttentionStrings } from "../../../strings/attention-strings.ts";
import { useProblems } from "../../../strings/problems/use-problems.ts";
import type { RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import { Icon, type IconName } from "../../../ui/Icon/Icon.tsx";
import { useAnnounced } from "../../../ui/Live/use-announced.ts";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import { BatteryText } from "../../parts/device/DeviceWords.tsx";
import { batteryIcon } from "../../parts/device/battery-looks.ts";
import { LineFacts } from "./LineFacts.tsx";
import { LineRemedyButton } from "./LineRemedyButton.tsx";
import { nameOf, sentenceOf } from "./line-words.ts";

export interface AttentionRowProps {
  line: AttentionLine;
  /** Heading above the line, if the line is the first below it. */
  head: "today" | "later" | undefined;
  /** Whether the line is the first. Only the first has a primary button. */
  isFirst: boolean;
  place: RowPlace;
  /** Opens the device or code of the line. */
  onOpen: (line: AttentionLine) => void;
  /** Opens the form that fixes the code. */
  onRemedy: (line: AttentionLine, remedy: NonNullable<FormRemedy>) => void;
}

const icons: Readonly<Record<AttentionKind, IconName>> = {
  codeRemains: "keypad",
  code: "keypad",
  jammed: "lock-unknown",
  account: "account-offline",
  hub: "device-offline",
  offline: "device-offline",
  battery: "battery-low",
  device: "warning",
};

export const AttentionRow = memo(function AttentionRow({ line, head, isFirst, place, ...does }: AttentionRowProps) {
  const strings = useAttentionStrings();
  const { attention: words } = strings;
  const { explain } = useProblems(true);
  const id = useUniqueId();
  // Result of the last press of the button, in words.
  const [outcome, setOutcome] = useState<string | null>(null);
  // A solved line keeps its slot for a moment, invisible, and announces nothing.
  useAnnounced(place.style ? null : outcome);
  const { kind, tone, battery, code, devices } = line;
  const sentence = sentenceOf(line, strings, explain);
  const icon = battery ? batteryIcon(battery) : kind === "device" && tone === "danger" ? "error" : icons[kind];
  return (
    <div {...place} className="seam-attention-item">
      {head && (
        <div className="seam-row-group" role="heading" aria-level={3}>
          {words[head]}
        </div>
      )}
      <div className="seam-row seam-attention-row">
        <span className="seam-attention-icon">
          <Icon name={icon} tone={tone} />
        </span>
        <span className="seam-row-text" id={id}>
          <span className="seam-attention-name">
            <span className="seam-visually-hidden">{strings.view[tone === "danger" ? "error" : "warning"]} </span>
            <bdi className="seam-strong">{nameOf(line, strings)}</bdi>{" "}
            {code && <bdi className="seam-attention-door">{devices[0].properties.name || strings.device.unnamed}</bdi>}
          </span>{" "}
          <span className="seam-attention-what">
            {battery ? (
              <bdi>{words.battery.rich({ level: <BatteryText battery={battery} /> })}</bdi>
            ) : (
              <bdi lang={sentence?.lang}>{sentence?.text}</bdi>
            )}
          </span>{" "}
          <span className="seam-row-meta">{outcome ? <bdi>{outcome}</bdi> : <LineFacts line={line} />}</span>
        </span>
        <LineRemedyButton line={line} isFirst={isFirst} describedBy={id} onOutcome={setOutcome} {...does} />
      </div>
    </div>
  );
});
