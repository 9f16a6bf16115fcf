import { useEffect } from "react";
import { useStrings } from "../../strings/strings.tsx";
import { useIsElement } from "../UniqueId/unique-id.tsx";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { useSharedAlert } from "../Live/shared-news.ts";
import { answeredReasonOf, reasonOf, requestIdOf, serverWordsOf } from "./failure.ts";

export interface ErrorStateProps {
  error: unknown;
  /** Shown in place of the reason, which then stands below it. */
  message?: string | undefined;
  refetch: () => unknown;
  isFetching?: boolean | undefined;
}

/** Converts a name such as `device_id` to the attribute or prop that the host must set. */
const hostsName = (name: string, isElement: boolean): string =>
  name.replace(/_(.)/g, (_, letter: string) => (isElement ? `-${letter}` : letter.toUpperCase()));

/** Describes an error: a sentence, the server's own words, a retry button, and the request's id for support. */
export function ErrorState({ error, message, refetch, isFetching }: ErrorStateProps) {
  const { problem: words } = useStrings();
  const id = requestIdOf(error);
  const text = message ?? reasonOf(error, words);
  const role = useSharedAlert(text);
  const more = [message && answeredReasonOf(error, words), serverWordsOf(error, words)];
  // Logs the error itself, for developers.
  useEffect(() => {
    console.error(error);
  }, [error]);
  const { unset } = (error ?? {}) as { unset?: string };
  const isElement = useIsElement();
  if (unset) return <EmptyState icon="devices" text={words.unset({ name: hostsName(unset, isElement) })} />;
  return (
    <div className="seam-error">
      <span className="seam-error-mark">
        <Icon name="error" />
      </span>
      <div className="seam-error-text" role={role}>
        <bdi>{text}</bdi>
      </div>
      {more.map(
        (sentence) =>
          sentence && (
            <div key={sentence} className="seam-error-id">
              <bdi>{sentence}</bdi>
            </div>
          ),
      )}
      {id && <div className="seam-error-id">{words.request.rich({ id: <bdi dir="ltr">{id}</bdi> })}</div>}
      <Button icon="retry" isBusy={isFetching} onClick={() => void refetch()}>
        {words.retry}
      </Button>
    </div>
  );
}
