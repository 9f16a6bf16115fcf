import { useState } from "react";
import { useEventTypes } from "../endpoints/use-event-types.ts";
import { Card } from "../parts/Card.tsx";
import { LoadingOrError } from "../parts/LoadingOrError.tsx";
import { strings } from "../strings/strings.ts";
import { grouped, matching } from "./catalogue.ts";
import { EventTypeRow } from "./EventTypeRow.tsx";

/** All active event types in groups, with a search. The type `chosen` begins expanded. */
export function EventCatalogue({ chosen }: { chosen?: string | undefined }) {
  const { answer: types, ...reading } = useEventTypes({ withContent: true });
  const [search, setSearch] = useState("");
  if (types === undefined)
    return (
      <div className="seam-frame">
        <LoadingOrError reading={reading} loading={strings.loadingEventTypes} />
      </div>
    );
  const groups = grouped(matching(types, search));
  return (
    <div className="column">
      <div>
        <input
          type="search"
          className="seam-input"
          aria-label={strings.searchEventTypes}
          placeholder={strings.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div role="status" className="quiet search-status">
          {groups.length === 0 && (types.length === 0 ? strings.noEventTypes : strings.noSuchEventType)}
        </div>
      </div>
      {groups.map(({ name, types: members }) => (
        <Card key={name ?? ""} title={name ?? strings.otherEvents}>
          <ul className="list">
            {members.map((type) => (
              <EventTypeRow key={type.name} type={type} isChosen={type.name === chosen} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
