// Sentences for the lines of the attention list.
import type { AttentionLine } from "../../../rules/attention/attention-line.ts";
import { withoutRemedy } from "../../../rules/issues/remedies.ts";
import type { ExplainAlerts } from "../../../rules/issues/problems.ts";
import type { AttentionStrings } from "../../../strings/messages.ts";
import { spokenAlerts } from "../../parts/code/code-words.ts";

interface Said {
  readonly text: string;
  /** Language of the text, if it is not the reader's. */
  readonly lang?: "en" | undefined;
}

/** Names the source of the issue: a code, a door, or a door and the number of others. */
export function nameOf({ code, devices: [device, ...others] }: AttentionLine, words: AttentionStrings): string {
  if (code) return code.name || words.accessCode.unnamed;
  const name = device.properties.name || words.device.unnamed;
  const { doorAndMore, moreDoors } = words.attention;
  return others[0] ? doorAndMore({ door: name, more: moreDoors({ count: others.length }) }) : name;
}

/** Describes the issue without its remedy, which the button names. Returns `null` for a battery. */
export function sentenceOf(
  { issue }: AttentionLine,
  words: AttentionStrings,
  explain: ExplainAlerts | null | undefined,
): Said | null {
  if (!issue) return null;
  const [said] = spokenAlerts([issue], words, explain);
  if (said?.message) return { text: withoutRemedy(said.message), lang: said.lang };
  return { text: issue.code === "device_disconnected" ? words.lock.deviceOffline : words.problem.unknown };
}
