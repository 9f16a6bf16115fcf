import type { EndpointOut } from "@mortise/webhooks";
import { nameOf } from "../endpoints/EndpointStatus.tsx";
import { Button } from "../parts/Button.tsx";
import { Icon } from "../parts/Icon.tsx";
import { exactText, sinceText } from "../parts/moment-text.ts";
import { Refusal } from "../parts/Refusal.tsx";
import { count, fill, strings } from "../strings/strings.ts";
import { addressOf } from "../view.ts";
import { useRecovery } from "./use-recovery.ts";

interface FailingEndpointProps {
  endpoint: EndpointOut;
  isFailing: boolean;
  /** Number of messages not delivered since then. */
  lost: number | undefined;
  now: number;
  onSent: () => void;
}

/** Time since which an endpoint fails, with a button that resends the messages that failed since. */
export function FailingEndpoint({ endpoint, isFailing, lost, now, onSent }: FailingEndpointProps) {
  const { failing } = endpoint;
  const { recover, sending, outcome, isBusy, error } = useRecovery(endpoint, onSent);
  if (!failing) return null;
  const moment = sinceText(failing.since, now);
  return (
    <li className="banner-item">
      <Icon name={isFailing ? "error" : "ok"} tone={isFailing ? "danger" : undefined} />
      <div className="banner-text">
        <p className="banner-line">
          <Line text={isFailing ? strings.failsSince : strings.receivesAgain} endpoint={endpoint} moment={moment} />
        </p>
        <p className="banner-note" role="status">
          {noteOf(outcome, lost)}
        </p>
      </div>
      <Button isBusy={isBusy || sending !== undefined} onClick={recover}>
        {sending === undefined ? fill(strings.sendAgainSince, { moment }) : count(strings.sendingAgain, sending)}
      </Button>
      <Refusal error={error} />
    </li>
  );
}

type Outcome = ReturnType<typeof useRecovery>["outcome"];

function noteOf(outcome: Outcome, lost: number | undefined): string {
  if (outcome === undefined) return lost === undefined ? "\u00A0" : count(strings.notDelivered, lost);
  return outcome.delivered + outcome.failed === 0 ? strings.nothingFailed : fill(strings.sentOutcome, { ...outcome });
}

/** Sentence with the endpoint as a link, and the moment as a time. */
function Line({ text, endpoint, moment }: { text: string; endpoint: EndpointOut; moment: string }) {
  const { failing, id } = endpoint;
  return text.split(/(\{\w+\})/).map((part) => {
    if (part === "{name}")
      return (
        <a key={part} className="plain-link" href={addressOf({ name: "endpoint", id })}>
          <bdi>{nameOf(endpoint)}</bdi>
        </a>
      );
    if (part === "{moment}" && failing)
      return (
        <time key={part} dateTime={failing.since.toISOString()} title={exactText(failing.since)}>
          {moment}
        </time>
      );
    return part;
  });
}
