import { useState } from "react";
import { readDevicesAgain } from "../../../data/cached-devices.ts";
import { useConnection } from "../../../provider/use-seam-client.ts";
import type { AttentionLine } from "../../../rules/attention/attention-line.ts";
import { useAttentionStrings } from "../../../strings/attention-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { reasonOf } from "../../../ui/ErrorState/failure.ts";
import type { OnOutcome } from "./LineRemedyButton.tsx";

/** Maximum number of doors to refetch. The doors of a line share an account or a hub, so a sample is enough. */
const mostDoors = 100;

/**
 * Refetches the doors of a line. A solved line disappears, so the result that `onOutcome` gets is that nothing has
 * changed, or the failure.
 */
export function useCheckAgain({ devices }: AttentionLine, onOutcome: OnOutcome) {
  const { session } = useConnection();
  const { attention: words, problem } = useAttentionStrings();
  const format = useFormat();
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    onOutcome(null);
    try {
      await readDevicesAgain(
        session,
        devices.slice(0, mostDoors).map(({ device_id }) => device_id),
      );
      onOutcome(words.noChange({ time: format.timeOrDay(Date.now()) }));
    } catch (error) {
      // Logs the error itself, for developers.
      console.error(error);
      onOutcome(words.notChecked({ reason: reasonOf(error, problem) }));
    }
    setBusy(false);
  };
  return { check: () => void check(), isBusy };
}
