import type { AttemptStatisticsResponse } from "@mortise/webhooks";
import { useCallback } from "react";
import { Card } from "../parts/Card.tsx";
import { environmentTime } from "../parts/environment-time.ts";
import { useFetched } from "../parts/use-fetched.ts";
import { useLive } from "../parts/use-live.ts";
import { useSession } from "../session.tsx";
import { count, locale, strings } from "../strings/strings.ts";

const hourMs = 3_600_000;
const hours = 24;
/** Of the drawing: an hour's width, and all of its height. */
const [step, height] = [10, 64];

/** What was delivered to an endpoint, and what failed, hour by hour: as bars, and for screen readers as a table. */
export function ActivityCard({ endpointId }: { endpointId: string }) {
  const { mortise, appId } = useSession();
  const { answer, look } = useFetched(
    useCallback(
      async (signal: AbortSignal) => {
        const now = await environmentTime(mortise, signal);
        const start = (Math.floor(now / hourMs) - hours + 1) * hourMs;
        const options = { startDate: new Date(start), endDate: new Date(now), signal };
        return byHour(start, await mortise.statistics.endpointAttempts(appId, endpointId, options));
      },
      [mortise, appId, endpointId],
    ),
  );
  useLive(look);
  if (answer === undefined) return null;
  const most = Math.max(1, ...answer.map(({ delivered, failed }) => delivered + failed));
  const sum = (of: "delivered" | "failed") => answer.reduce((total, hour) => total + hour[of], 0);
  const time = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
  return (
    <Card title={strings.lastDay}>
      <div className="card-body">
        <svg className="chart" viewBox={`0 0 ${hours * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {answer.map(({ from, delivered, failed }, index) => {
            const [good, bad] = [(delivered / most) * height, (failed / most) * height];
            return (
              <g key={from} transform={`translate(${index * step + 1} 0)`}>
                <rect className="chart-good" y={height - good} width={step - 2} height={good} />
                <rect className="chart-bad" y={height - good - bad} width={step - 2} height={bad} />
              </g>
            );
          })}
        </svg>
        <p className="chart-legend">
          <span className="chart-key" data-of="good">
            {count(strings.deliveredCount, sum("delivered"))}
          </span>
          <span className="chart-key" data-of="bad">
            {count(strings.failedCount, sum("failed"))}
          </span>
        </p>
        <table className="seam-visually-hidden">
          <caption>{strings.byHour}</caption>
          <thead>
            <tr>
              <th scope="col">{strings.hour}</th>
              <th scope="col">{strings.succeeded}</th>
              <th scope="col">{strings.failed}</th>
            </tr>
          </thead>
          <tbody>
            {answer.map(({ from, delivered, failed }) => (
              <tr key={from}>
                <th scope="row">{time.format(from)}</th>
                <td>{delivered}</td>
                <td>{failed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface Hour {
  readonly from: number;
  readonly delivered: number;
  readonly failed: number;
}

/** Gathers the periods of the answer, which are shorter, into hours. */
function byHour(start: number, { data, startDate, endDate }: AttemptStatisticsResponse): Hour[] {
  const [good, bad] = [data.successCount ?? [], data.failureCount ?? []];
  const periodMs = (endDate.getTime() - startDate.getTime()) / Math.max(1, good.length);
  const within = (counts: readonly number[], from: number) =>
    counts.reduce((sum, number, index) => {
      const at = startDate.getTime() + index * periodMs;
      return at >= from && at < from + hourMs ? sum + number : sum;
    }, 0);
  return Array.from({ length: hours }, (_, index) => {
    const from = start + index * hourMs;
    return { from, delivered: within(good, from), failed: within(bad, from) };
  });
}
