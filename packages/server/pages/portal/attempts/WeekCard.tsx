import { useCallback } from "react";
import { Card } from "../parts/Card.tsx";
import { environmentTime } from "../parts/environment-time.ts";
import { LoadingOrError } from "../parts/LoadingOrError.tsx";
import { durationText } from "../parts/moment-text.ts";
import { useFetched } from "../parts/use-fetched.ts";
import { useLive } from "../parts/use-live.ts";
import { useSession } from "../session.tsx";
import { fill, strings } from "../strings/strings.ts";
import { byDay, weekUntil } from "./week.ts";
import { WeekChart } from "./WeekChart.tsx";

const everyMs = 15_000;

/** Attempts of the last seven days, for one endpoint or for all. For one, also its response time. */
export function WeekCard({ endpointId }: { endpointId?: string }) {
  const { mortise, appId } = useSession();
  const { answer, look, ...reading } = useFetched(
    useCallback(
      async (signal: AbortSignal) => {
        const now = await environmentTime(mortise, signal);
        const midnights = weekUntil(now);
        const startDate = new Date(midnights[0] ?? now);
        const options = { startDate, endDate: new Date(now), period: "FiveMinutes", signal } as const;
        const counted = await (endpointId === undefined
          ? mortise.statistics.appAttempts(appId, options)
          : mortise.statistics.endpointAttempts(appId, endpointId, { ...options, withResponseTimes: true }));
        return { days: byDay(midnights, counted), times: counted.responseTimes };
      },
      [mortise, appId, endpointId],
    ),
  );
  useLive(look, everyMs);
  return (
    <Card title={strings.weekOfAttempts}>
      {answer === undefined ? (
        <LoadingOrError reading={reading} loading={strings.loadingAttempts} />
      ) : (
        <div className="card-body">
          <WeekChart days={answer.days} />
          {answer.times && (
            <p className="quiet">
              {fill(strings.responseTimes, {
                median: durationText(answer.times.median),
                slowest: durationText(answer.times.slowest),
              })}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
