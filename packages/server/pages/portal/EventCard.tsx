import type { EndpointOut } from "@mortise/webhooks";
import { Card } from "./Card.tsx";
import { Moment } from "./Moment.tsx";

/** Which events it hears of, and since when it is there. */
export function EventCard({ endpoint: { filterTypes, createdAt } }: { endpoint: EndpointOut }) {
  return (
    <Card title="Events">
      <div className="card-body">
        {filterTypes ? (
          <ul className="names">
            {filterTypes.map((name) => (
              <li key={name} className="code">
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <p>All events.</p>
        )}
        <p className="quiet">
          Added <Moment at={createdAt} />
        </p>
      </div>
    </Card>
  );
}
