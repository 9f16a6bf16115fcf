import { useEffect, useRef } from "react";
import { claimLivenessNews, useLiveness } from "../../../data/liveness.ts";
import { useFormat, useStrings } from "../../../strings/strings.tsx";
import { Alert } from "../../../ui/Alert/Alert.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { useAnnounce } from "../../../ui/Live/Live.tsx";
import { useHasPassed } from "../../use-has-passed.ts";

const backMs = 6000;

/**
 * Below what is shown: that the server does not tell of changes any more, and since when; for a moment, that it does
 * again.
 */
export function NotLive() {
  const { view } = useStrings();
  const format = useFormat();
  const announce = useAnnounce();
  const liveness = useLiveness();
  const { lostAt, backAt } = liveness;
  const isOld = useHasPassed(backAt, backMs);
  const text =
    lostAt !== null
      ? view.notLive({ time: format.timeOrDay(lostAt) })
      : backAt !== null && !isOld
        ? view.liveAgain
        : null;
  const known = useRef(liveness);
  useEffect(() => {
    if (known.current === liveness) return;
    known.current = liveness;
    if (text !== null && claimLivenessNews(liveness)) announce(text);
  });
  if (text === null) return null;
  if (lostAt !== null)
    return (
      <Alert tone="warning" data-strip="">
        {text}
      </Alert>
    );
  return (
    <div className="seam-alert" data-tone="positive" data-strip="">
      <Icon name="ok" size="sm" tone="positive" />
      <div className="seam-alert-text">{text}</div>
    </div>
  );
}
