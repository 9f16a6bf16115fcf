import type { EndpointOut } from "@mortise/webhooks";
import { Card } from "../parts/Card.tsx";
import { EventName } from "../parts/EventName.tsx";
import { Moment } from "../parts/Moment.tsx";
import { strings } from "../strings/strings.ts";
import { addressOf } from "../view.ts";

/** Event types of the endpoint, and the time at which it was added. */
export function EventCard({ endpoint: { filterTypes, createdAt } }: { endpoint: EndpointOut }) {
  const [before, after] = strings.added.split("{moment}");
  return (
    <Card title={strings.events}>
      <div className="card-body">
        {filterTypes ? (
          <ul className="names">
            {filterTypes.map((name) => (
              <li key={name}>
                <a className="plain-link" href={addressOf({ name: "events", id: name })}>
                  <EventName name={name} />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p>
            {strings.allEvents}{" "}
            <a className="plain-link" href={addressOf({ name: "events" })}>
              {strings.seeEventTypes}
            </a>
          </p>
        )}
        <p className="quiet">
          {before}
          <Moment at={createdAt} />
          {after}
        </p>
      </div>
    </Card>
  );
}
