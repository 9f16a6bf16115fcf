import { ViewHeading } from "../parts/ViewHeading.tsx";
import { strings } from "../strings/strings.ts";
import { EventCatalogue } from "./EventCatalogue.tsx";

/** Catalogue of events, at an address of its own. */
export function EventsPage({ chosen }: { chosen: string | undefined }) {
  return (
    <>
      <ViewHeading title={strings.eventTypes} sub={strings.eventTypesAre} />
      <EventCatalogue chosen={chosen} />
    </>
  );
}
