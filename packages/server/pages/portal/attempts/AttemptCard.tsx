import { type EndpointOut, type MessageAttemptOut, MessageStatus } from "@mortise/webhooks";
import { useCallback, useRef, useState } from "react";
import { AttemptRow } from "./AttemptRow.tsx";
import { FilterForm, noFilter } from "./FilterForm.tsx";
import { readAttempts } from "./read-attempts.ts";
import { useAwaited } from "./use-awaited.ts";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import { PagedList } from "../parts/PagedList.tsx";
import { RecoverForm } from "./RecoverForm.tsx";
import { Refusal } from "../parts/Refusal.tsx";
import { useSession } from "../session.tsx";
import { strings } from "../strings/strings.ts";
import { useLive } from "../parts/use-live.ts";
import { usePagedList } from "../parts/use-paged-list.ts";

const perPage = 20;

const filters = [
  { name: "all", status: undefined, waiting: false },
  { name: "failed", status: MessageStatus.Fail, waiting: false },
  { name: "willBeTriedAgain", status: undefined, waiting: true },
  { name: "succeeded", status: MessageStatus.Success, waiting: false },
] as const;
const [everything] = filters;

/**
 * Attempts of an endpoint, with filters.
 * @param sent - Number of messages sent from other parts of the page. Each refetches the list.
 * @param onNews - Called at every refetch.
 */
export function AttemptCard({ endpoint, sent, onNews }: { endpoint: EndpointOut; sent: number; onNews: () => void }) {
  const { mortise, appId } = useSession();
  const [chip, setChip] = useState<(typeof filters)[number]>(everything);
  const [filter, setFilter] = useState(noFilter);
  const [resets, setResets] = useState(0);
  const chips = useRef<HTMLDivElement>(null);
  const isNarrowed = chip !== everything || filter !== noFilter;
  const showAll = () => {
    // The pressed button is removed, so a chip takes the focus.
    chips.current?.querySelector("button")?.focus();
    setChip(everything);
    setFilter(noFilter);
    setResets((count) => count + 1);
  };
  const [asked, setAsked] = useState(0);
  const { id } = endpoint;
  const { status, waiting } = chip;
  const read = useCallback(
    (options: { iterator?: string | undefined; signal?: AbortSignal | undefined }) =>
      readAttempts(mortise, { appId, endpointId: id, filter }, { ...options, limit: perPage, status, waiting }),
    [mortise, appId, id, status, waiting, filter],
  );
  const attempts = usePagedList<MessageAttemptOut>(read);
  const { look: lookAgain } = attempts;
  useLive(lookAgain);
  useAwaited(
    sent + asked,
    useCallback(() => {
      lookAgain();
      onNews();
    }, [lookAgain, onNews]),
  );
  const onAsked = () => setAsked((count) => count + 1);

  return (
    <Card title={strings.attempts}>
      <div className="filters" ref={chips} role="group" aria-label={strings.whichAttempts}>
        {filters.map((one) => (
          <button
            type="button"
            key={one.name}
            className="seam-chip"
            aria-pressed={one === chip}
            onClick={() => setChip(one)}
          >
            {strings[one.name]}
          </button>
        ))}
      </div>
      <FilterForm key={resets} applied={filter} onApply={setFilter} />
      {!endpoint.disabled && <RecoverForm endpointId={id} onAsked={onAsked} />}
      {attempts.rows !== undefined && attempts.error !== undefined && (
        <div className="card-body">
          <Refusal error={attempts.error} />
        </div>
      )}
      <PagedList
        list={attempts}
        loading={strings.loadingAttempts}
        empty={{
          icon: "send",
          text: isNarrowed ? strings.noSuchAttempt : strings.nothingSent,
          button: isNarrowed && <Button onClick={showAll}>{strings.showAll}</Button>,
        }}
        more={strings.showOlder}
      >
        {(attempt) => <AttemptRow attempt={attempt} canResend={!endpoint.disabled} onResent={onAsked} />}
      </PagedList>
    </Card>
  );
}
