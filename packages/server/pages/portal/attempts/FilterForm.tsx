import { type FormEvent, useState } from "react";
import { useEventTypes } from "../endpoints/use-event-types.ts";
import { Button } from "../parts/Button.tsx";
import { TextField } from "../parts/TextField.tsx";
import { strings } from "../strings/strings.ts";
import { EventTypeSelect } from "./EventTypeSelect.tsx";

/** Filter as its fields have it. Empty fields do not filter. */
export interface Filter {
  readonly eventType: string;
  readonly from: string;
  readonly until: string;
  readonly messageId: string;
}
export const noFilter: Filter = { eventType: "", from: "", until: "", messageId: "" };

/** Form that filters the attempts by event type, time and message. */
export function FilterForm({ applied, onApply }: { applied: Filter; onApply: (filter: Filter) => void }) {
  const { answer: types = [] } = useEventTypes();
  const [filter, setFilter] = useState(applied);
  const set = (name: keyof Filter) => (value: string) => setFilter({ ...filter, [name]: value });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply({ ...filter, messageId: filter.messageId.trim() });
  };
  return (
    <details className="recover">
      <summary className="recover-line">{strings.moreFilters}</summary>
      <form className="card-body filter-form" onSubmit={apply}>
        <EventTypeSelect
          types={types}
          first={{ value: "", text: strings.anyEvent }}
          value={filter.eventType}
          onChange={set("eventType")}
        />
        <TextField
          label={strings.messageId}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={filter.messageId}
          onChange={set("messageId")}
        />
        <TextField label={strings.from} type="datetime-local" value={filter.from} onChange={set("from")} />
        <TextField label={strings.until} type="datetime-local" value={filter.until} onChange={set("until")} />
        <div className="card-actions">
          <Button type="submit">{strings.applyFilters}</Button>
          {applied !== noFilter && (
            <Button
              kind="quiet"
              onClick={(event) => {
                // The pressed button is removed, so the form's first field takes the focus.
                event.currentTarget.form?.querySelector("select")?.focus();
                setFilter(noFilter);
                onApply(noFilter);
              }}
            >
              {strings.clearFilters}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}
