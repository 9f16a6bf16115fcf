import type { EndpointOut } from "@mortise/webhooks";
import { Card } from "./Card.tsx";
import { EventName } from "./EventName.tsx";
import { Moment } from "./Moment.tsx";
import { strings } from "./strings/strings.ts";

/** The events that are sent to the endpoint, and when it was added. */
export function EventCard({ endpoint: { filterTypes, createdAt } }: { endpoint: EndpointOut }) {
  const [before, after] = strings.added.split("{moment}");
  return (
    <Card title={strings.events}>
      <div className="card-body">
        {filterTypes ? (
          <ul className="names">
            {filterTypes.map((name) => (
              <li key={name}>
                <EventName name={name} />
              </li>
            ))}
          </ul>
        ) : (
          <p>{strings.allEvents}</p>
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
