import type { ReactNode } from "react";
import { joinSentences } from "../../strings/join-sentences.ts";
import type { FirstStrings } from "../../strings/messages.ts";
import { useStrings } from "../../strings/strings.tsx";
import { useSharedNews } from "../Live/shared-news.ts";
import { Alert } from "./Alert.tsx";

interface AlertsProps {
  /** Alerts to show, all different. */
  alerts: readonly ShownAlert[];
}

interface ShownAlert {
  readonly tone: "danger" | "warning";
  readonly code?: string;
  readonly message: string;
  /** Language of the message. @default the reader's */
  readonly lang?: "en" | undefined;
  /** Remedy in the reader's language. */
  readonly more?: string;
  /** Whether `more` is on a line of its own, because it is in another language than the message. */
  readonly isApart?: boolean;
  /** Button with the remedy. */
  readonly action?: ReactNode;
}

/**
 * All alerts about one thing, in a `div` that is empty if there are none. Put alerts that appear while the view is open
 * below all controls, because they move everything below them. Added alerts are announced, those of the first render
 * are not.
 */
export function Alerts({ alerts }: AlertsProps) {
  const { view } = useStrings();
  useSharedNews(
    alerts.map(
      ({ tone, message, more }) =>
        `${view[tone === "danger" ? "error" : "warning"]} ${joinSentences(view, message, more)}`,
    ),
  );
  return (
    <div>
      {alerts[0] && (
        <div className="seam-alerts" role="list">
          {alerts.map(({ action, ...alert }) => (
            <Alert key={JSON.stringify(alert)} role="listitem" tone={alert.tone} action={action}>
              {wordsOf(alert, view.sentences)}
            </Alert>
          ))}
        </div>
      )}
    </div>
  );
}

function wordsOf({ message, lang, more, isApart }: ShownAlert, sentences: FirstStrings["view"]["sentences"]) {
  const first = <bdi lang={lang}>{message}</bdi>;
  const second = <bdi>{more}</bdi>;
  if (!more) return first;
  if (!isApart) return sentences.rich({ first, second });
  return (
    <>
      {first} <br />
      {second}
    </>
  );
}
