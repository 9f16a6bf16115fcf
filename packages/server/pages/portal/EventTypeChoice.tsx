import { useId, useState } from "react";
import { FieldError } from "./Field.tsx";
import { Problem, Waiting } from "./Problem.tsx";
import { useEventTypes } from "./use-event-types.ts";

export interface EventTypeChoiceProps {
  /** null: all of them. */
  chosen: readonly string[] | null;
  onChange: (chosen: readonly string[] | null) => void;
  error?: string | undefined;
}

const manyTypes = 10;

/** All events, or only some. */
export function EventTypeChoice({ chosen, onChange, error }: EventTypeChoiceProps) {
  const id = useId();
  return (
    <fieldset className="choice-group" aria-describedby={error === undefined ? undefined : `${id}error`}>
      <legend className="seam-label">Events</legend>
      <label className="seam-choice">
        <input type="radio" className="seam-radio" name={id} checked={chosen === null} onChange={() => onChange(null)} />
        <span className="seam-choice-text">All events, also those that are yet to come</span>
      </label>
      <label className="seam-choice">
        <input type="radio" className="seam-radio" name={id} checked={chosen !== null} onChange={() => onChange([])} />
        <span className="seam-choice-text">Only these</span>
      </label>
      {chosen !== null && <TypeList chosen={chosen} onChange={onChange} />}
      {error !== undefined && (
        <div id={`${id}error`} role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

function TypeList({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }) {
  const { answer: types, error, isAsking, again } = useEventTypes();
  const [search, setSearch] = useState("");
  if (types === undefined)
    return isAsking ? <Waiting what="event types" /> : <Problem error={error} onRetry={again} isRetrying={isAsking} />;
  // A type that was archived since stays chosen until somebody takes it out.
  const gone = chosen.filter((name) => types.every((type) => type.name !== name)).map((name) => ({ name, description: "No longer sent" }));
  const all = [...types, ...gone];
  const wanted = search.trim().toLowerCase();
  const shown = all.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(wanted));
  return (
    <div className="types">
      {all.length > manyTypes && (
        <input
          type="search"
          className="seam-input"
          aria-label="Search event types"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <div className="types-list">
        {shown.map(({ name, description }) => (
          <label className="seam-choice types-item" key={name}>
            <input
              type="checkbox"
              className="seam-check"
              checked={chosen.includes(name)}
              onChange={(event) => onChange(event.target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))}
            />
            <span className="seam-choice-text">
              <bdi className="code">{name}</bdi>
              {description !== "" && <span className="types-text">{description}</span>}
            </span>
          </label>
        ))}
        {shown.length === 0 && (
          <p className="quiet">{all.length === 0 ? "There are no event types yet." : "No event type is called that."}</p>
        )}
      </div>
      <p className="quiet" role="status">
        {chosen.length} of {all.length} chosen
      </p>
    </div>
  );
}
