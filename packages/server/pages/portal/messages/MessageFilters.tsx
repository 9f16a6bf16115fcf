import { useEffect, useState } from "react";
import { useEventTypes } from "../endpoints/use-event-types.ts";
import { strings } from "../strings/strings.ts";
import { type MessageFilter, times } from "./read-messages.ts";

/** Pause in typing before the search starts, in milliseconds. */
const pauseMs = 400;

interface MessageFiltersProps {
  filter: MessageFilter;
  /** Number of times that the filters were cleared. A change empties the search text. */
  resets: number;
  onChange: (filter: MessageFilter) => void;
}

/** Filters of the messages: status, event type, time and text. */
export function MessageFilters({ filter, resets, onChange }: MessageFiltersProps) {
  const { answer: types = [] } = useEventTypes();
  const set = (more: Partial<MessageFilter>) => onChange({ ...filter, ...more });
  return (
    <div className="message-filters">
      <div className="chips" role="group" aria-label={strings.whichMessages}>
        {[false, true].map((failed) => (
          <button
            key={String(failed)}
            type="button"
            className="seam-chip"
            aria-pressed={filter.failed === failed}
            onClick={() => set({ failed })}
          >
            {failed ? strings.failed : strings.all}
          </button>
        ))}
      </div>
      <select
        className="seam-input select"
        aria-label={strings.eventType}
        value={filter.eventType}
        onChange={(event) => set({ eventType: event.target.value })}
      >
        <option value="">{strings.anyEvent}</option>
        {types.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        className="seam-input select"
        aria-label={strings.time}
        value={filter.time}
        onChange={(event) => set({ time: event.target.value as MessageFilter["time"] })}
      >
        {Object.keys(times).map((time) => (
          <option key={time} value={time}>
            {strings[textOf[time as MessageFilter["time"]]]}
          </option>
        ))}
      </select>
      <Search key={resets} onSearch={(search) => set({ search })} searched={filter.search} />
    </div>
  );
}

const textOf = { all: "anyTime", hour: "lastHour", day: "lastDay", week: "lastWeek" } as const;
const longest = 200;

function Search({ searched, onSearch }: { searched: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(searched);
  useEffect(() => {
    if (typed === searched) return undefined;
    const timer = setTimeout(() => onSearch(typed), pauseMs);
    return () => clearTimeout(timer);
  });
  return (
    <input
      type="search"
      className="seam-input"
      aria-label={strings.searchMessages}
      placeholder={strings.searchMessages}
      maxLength={longest}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
