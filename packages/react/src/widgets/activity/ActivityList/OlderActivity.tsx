import { forwardRef } from "react";
import type { OlderActivity as Older } from "../../../data/activity.ts";
import { useActivityStrings } from "../../../strings/activity-strings.ts";
import { useStrings } from "../../../strings/strings.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { reasonOf } from "../../../ui/ErrorState/failure.ts";
import { useSharedAlert } from "../../../ui/Live/shared-news.ts";

/** Button below the list that loads older events. An error shows beside it, and the same button retries. */
export const OlderActivity = forwardRef<HTMLDivElement, { older: Older }>(function OlderActivity({ older }, ref) {
  const words = useActivityStrings();
  const { error, isReading, read } = older;
  return (
    <div ref={ref} className="seam-activity-older">
      <Button kind="quiet" isBusy={isReading} onClick={read}>
        {words.showOlder}
      </Button>
      {error != null && !isReading && <NotLoaded error={error} />}
    </div>
  );
});

function NotLoaded({ error }: { error: unknown }) {
  const text = useActivityStrings().olderNotLoaded({ reason: reasonOf(error, useStrings().problem) });
  return (
    <div className="seam-activity-failed" role={useSharedAlert(text)}>
      <bdi>{text}</bdi>
    </div>
  );
}
