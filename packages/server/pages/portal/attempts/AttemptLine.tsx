import { type MessageAttemptOut, MessageAttemptTriggerType, MessageStatus } from "@mortise/webhooks";
import { retryDelaysMs } from "../../../src/webhooks/delivery/retry-schedule.ts";
import { EventName } from "../parts/EventName.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Moment, WithMoment } from "../parts/Moment.tsx";
import { durationText } from "../parts/moment-text.ts";
import { fill, strings } from "../strings/strings.ts";
import { resultOf } from "./result-of.ts";

/** Number of tries: the first, and one after each delay. */
const mostTries = retryDelaysMs.length + 1;

/** An attempt on one line: result, event type, number of the try, and time of the next one. */
export function AttemptLine({ attempt, isOfMessage }: { attempt: MessageAttemptOut; isOfMessage?: boolean }) {
  const { status, timestamp, triggerType, eventType, tryNumber, nextAttempt, responseDurationMs } = attempt;
  const look = looks[status] ?? looks[MessageStatus.Pending];
  return (
    <summary className="attempt-line">
      <Icon name={look.icon} tone={look.tone} size="sm" />
      <span className="attempt-text">
        <span className="attempt-what">
          {strings[look.text]} <span className="quiet">{resultOf(attempt)}</span>
          {typeof responseDurationMs === "number" && (
            <bdi className="quiet attempt-took">{durationText(responseDurationMs)}</bdi>
          )}
        </span>
        {eventType !== undefined && !isOfMessage && <EventName name={eventType} />}
        <span className="quiet attempt-when">
          <Moment at={timestamp} />{" "}
          {triggerType === MessageAttemptTriggerType.Manual ? (
            <span>{strings.byHand}</span>
          ) : (
            tryNumber !== undefined && <span>{fill(strings.tryOf, { number: tryNumber, most: mostTries })}</span>
          )}{" "}
          {nextAttempt && (
            <span>
              <WithMoment text={strings.nextTry} at={nextAttempt} />
            </span>
          )}
        </span>
      </span>
      <Icon name="chevron-end" size="sm" />
    </summary>
  );
}

type Look = {
  text: "succeeded" | "failed" | "waiting" | "sending";
  icon: "ok" | "error" | "clock";
  tone?: "positive" | "danger";
};
const looks: Readonly<Record<number, Look>> & Readonly<Record<typeof MessageStatus.Pending, Look>> = {
  [MessageStatus.Success]: { text: "succeeded", icon: "ok", tone: "positive" },
  [MessageStatus.Fail]: { text: "failed", icon: "error", tone: "danger" },
  [MessageStatus.Pending]: { text: "waiting", icon: "clock" },
  [MessageStatus.Sending]: { text: "sending", icon: "clock" },
};
