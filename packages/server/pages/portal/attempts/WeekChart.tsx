import type { CSSProperties } from "react";
import { fill, locale, strings } from "../strings/strings.ts";
import { axisMarks, axisTop } from "./axis.ts";
import type { Day } from "./week.ts";

/** Bars over an axis. Screen readers get a list with a sentence for each day. */
export function WeekChart({ days }: { days: readonly Day[] }) {
  const top = axisTop(Math.max(0, ...days.map(({ delivered, failed }) => delivered + failed)));
  const marks = axisMarks(top);
  const number = new Intl.NumberFormat(locale);
  const short = new Intl.DateTimeFormat(locale, { weekday: "short" });
  const letter = new Intl.DateTimeFormat(locale, { weekday: "narrow" });
  const long = new Intl.DateTimeFormat(locale, { weekday: "long", month: "long", day: "numeric" });
  return (
    <figure className="week">
      <figcaption className="chart-legend" aria-hidden="true">
        <span className="chart-key" data-of="good">
          {strings.delivered}
        </span>
        <span className="chart-key" data-of="bad">
          {strings.failed}
        </span>
      </figcaption>
      <div className="week-plot" style={{ "--top": top, "--parts": marks.length - 1 } as CSSProperties}>
        <div className="week-axis" aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark}>{number.format(mark)}</span>
          ))}
        </div>
        <ol className="week-bars" aria-label={strings.weekOfAttempts}>
          {days.map(({ from, delivered, failed }, index) => (
            <li key={from} style={{ "--good": delivered, "--bad": failed } as CSSProperties}>
              <span className="seam-visually-hidden">
                {fill(index === days.length - 1 ? strings.countsToday : strings.countsOfDay, {
                  day: long.format(from),
                  delivered,
                  failed,
                })}
              </span>
              <span className="week-bar" data-of="bad" />
              <span className="week-bar" data-of="good" />
              <span className="week-day" aria-hidden="true">
                <span className="week-short">{short.format(from)}</span>
                <span className="week-letter">{letter.format(from)}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
