import type { ReactNode } from "react";
import { joinSentences } from "../../strings/join-sentences.ts";
import type { FirstStrings } from "../../strings/messages.ts";
import { useStrings } from "../../strings/strings.tsx";
import { useSharedNews } from "../Live/shared-news.ts";
import { Alert } from "./Alert.tsx";

interface AlertsProps {
  /** No two alike. */
  alerts: readonly ShownAlert[];
}

interface ShownAlert {
  readonly tone: "danger" | "warning";
  readonly code?: string;
  readonly message: string;
  /** The language of the message. @default the reader's */
  readonly lang?: "en" | undefined;
  /** What to do about it, in the reader's language. */
  readonly more?: string;
  /** `more` stands on a line of its own, as it is in another language than the message. */
  readonly isApart?: boolean;
  /** What can be done about it here, as a button. */
  readonly action?: ReactNode;
}

/**
 * Everything that is wrong with one thing; nothing when all is well. Put what comes while the view is open below all
 * controls: it comes and goes by itself, and moves what is below it. Alerts that are added are spoken, not those that
 * were there from the start.
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
