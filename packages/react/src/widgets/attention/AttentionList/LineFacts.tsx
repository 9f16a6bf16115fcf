import type { ReactNode } from "react";
import type { AttentionLine } from "../../../rules/attention/attention-line.ts";
import { codeValidity } from "../../../rules/code/code-validity.ts";
import { batteryCells } from "../../../rules/device/battery-cells.ts";
import { doorTimeZone } from "../../../rules/time/time-zones.ts";
import { useAttentionStrings } from "../../../strings/attention-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { useNow } from "../../parts/use-now.ts";

/**
 * Start of the code, next arrival, kind of batteries, and start of the issue, as far as they are known. Times are in
 * the door's time zone.
 */
export function LineFacts({ line }: { line: AttentionLine }) {
  const { attention: words, accessCodeDetails, accessCode, device: deviceWords } = useAttentionStrings();
  const format = useFormat();
  const now = useNow();
  const { code, arrival, battery, since, devices } = line;
  const zone = doorTimeZone(devices[0]) ?? "";
  const timeOf = (moment: string) => format.timeOrDay(moment, zone);
  const cells = battery ? batteryCells(devices[0]) : undefined;
  const starts = code && codeValidity(code, now).kind === "starts" ? (code.starts_at ?? null) : null;
  const facts: [string, ReactNode][] = [];
  if (starts) facts.push(["starts", accessCodeDetails.starts({ start: timeOf(starts) })]);
  if (arrival?.starts_at)
    facts.push([
      "arrival",
      words.arrival.rich({ name: <bdi>{arrival.name || accessCode.unnamed}</bdi>, time: timeOf(arrival.starts_at) }),
    ]);
  if (cells) facts.push(["cells", words.cells({ ...cells })]);
  if (since) facts.push(["since", deviceWords.since({ time: timeOf(since) })]);
  return facts.map(([name, fact]) => (
    <span key={name} className="seam-attention-fact">
      <bdi>{fact}</bdi>{" "}
    </span>
  ));
}
