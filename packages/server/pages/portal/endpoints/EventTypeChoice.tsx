import { useId, useState } from "react";
import { EventName } from "../parts/EventName.tsx";
import { FieldError } from "../parts/TextField.tsx";
import { LoadingOrError } from "../parts/LoadingOrError.tsx";
import { fill, strings } from "../strings/strings.ts";
import { useEventTypes } from "./use-event-types.ts";

interface EventTypeChoiceProps {
  /** Chosen event types; `null` for all. */
  chosen: readonly string[] | null;
  onChange: (chosen: readonly string[] | null) => void;
  error?: string | undefined;
  /** Opens the catalogue of events. */
  onLook: () => void;
}

const manyTypes = 10;

/** Choice between all events and some. */
export function EventTypeChoice({ chosen, onChange, error, onLook }: EventTypeChoiceProps) {
  const id = useId();
  return (
    <fieldset className="choice-group" aria-describedby={error === undefined ? undefined : `${id}error`}>
      <legend className="seam-label">{strings.events}</legend>
      <label className="seam-choice">
        <input
          type="radio"
          className="seam-radio"
          name={id}
          checked={chosen === null}
          onChange={() => onChange(null)}
        />
        <span className="seam-choice-text">{strings.allEventsChoice}</span>
      </label>
      <label className="seam-choice">
        <input type="radio" className="seam-radio" name={id} checked={chosen !== null} onChange={() => onChange([])} />
        <span className="seam-choice-text">{strings.onlyThese}</span>
      </label>
      {chosen !== null && <TypeList chosen={chosen} onChange={onChange} />}
      <button type="button" className="plain-link" aria-haspopup="dialog" onClick={onLook}>
        {strings.seeEventTypes}
      </button>
      {error !== undefined && (
        <div id={`${id}error`} role="alert">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

function TypeList({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }) {
  const { answer: types, ...reading } = useEventTypes();
  const [search, setSearch] = useState("");
  if (types === undefined) return <LoadingOrError reading={reading} loading={strings.loadingEventTypes} />;
  // A type that was archived since stays chosen until somebody removes it.
  const gone = chosen
    .filter((name) => types.every((type) => type.name !== name))
    .map((name) => ({ name, description: strings.noLongerSent }));
  const all = [...types, ...gone];
  const wanted = search.trim().toLowerCase();
  const shown = all.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(wanted));
  return (
    <div className="types">
      {all.length > manyTypes && (
        <input
          type="search"
          className="seam-input"
          aria-label={strings.searchEventTypes}
          placeholder={strings.search}
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
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
              }
            />
            <span className="seam-choice-text">
              <EventName name={name} />
              {description !== "" && (
                <span className="types-text">
                  <bdi>{description}</bdi>
                </span>
              )}
            </span>
          </label>
        ))}
        {shown.length === 0 && (
          <p className="quiet">{all.length === 0 ? strings.noEventTypes : strings.noSuchEventType}</p>
        )}
      </div>
      <p className="quiet" role="status">
        {fill(strings.chosen, { count: chosen.length, total: all.length })}
      </p>
    </div>
  );
}
