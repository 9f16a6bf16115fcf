import { FailingEndpoints } from "./FailingEndpoints.tsx";
import { MessageCard } from "./MessageCard.tsx";
import { useEndpoints } from "./use-endpoints.ts";
import { WeekCard } from "../attempts/WeekCard.tsx";
import { LoadingOrError } from "../parts/LoadingOrError.tsx";
import { useEnvironmentNow } from "../parts/use-environment-now.ts";
import { ViewHeading } from "../parts/ViewHeading.tsx";
import { strings } from "../strings/strings.ts";

/** All messages of the application over all endpoints. Above them, the failing endpoints. */
export function MessageListPage() {
  const endpoints = useEndpoints();
  const now = useEnvironmentNow();
  const reading = endpoints.answer === undefined ? endpoints : now;
  const isReady = endpoints.answer !== undefined && now.answer !== undefined;
  return (
    <>
      <ViewHeading title={strings.messages} sub={strings.messagesAre} />
      <div className="column">
        {isReady && <FailingEndpoints endpoints={endpoints.answer ?? []} now={now.answer ?? 0} />}
        {isReady ? (
          <MessageCard endpoints={endpoints.answer ?? []} now={now.answer ?? 0} />
        ) : (
          <div className="seam-frame">
            <LoadingOrError reading={reading} loading={strings.loadingMessages} />
          </div>
        )}
        {isReady && <WeekCard />}
      </div>
    </>
  );
}
