// Refetches cached answers that events of spaces have outdated.
import type { Space } from "@mortise/client";
import type { EventListener, Happening } from "./event-listeners.ts";
import { inBatches } from "./in-batches.ts";
import { refreshAnswers } from "./refresh.ts";
import { refreshSpaceAnswers, spaceOfDevices } from "./refresh-grants.ts";
import type { SpacesInput } from "./reads/spaces.ts";

export const spaceListener: EventListener = {
  hear(session, event) {
    if (event.event_type?.startsWith("space.")) addEvent(session, event);
  },
  readAgain: ({ key }, wanted) => void refreshSpaceAnswers(key, wanted),
};

const addEvent = inBatches<Happening>("space events", ({ key }, events) => {
  const isAbout = (thing: unknown): boolean => {
    const { space_id, space_key } = Object(thing) as Partial<Space>;
    return events.some(
      (event) => event.space_id === space_id || (space_key !== undefined && event.space_key === space_key),
    );
  };
  const isListChange = events.some(({ event_type }) => event_type !== "space.device_membership_changed");
  return Promise.all([
    refreshAnswers(key, "spaces.get", undefined, ({ queryKey: [, , , input], state: { data } }) =>
      [input, data].some(isAbout),
    ),
    refreshAnswers(key, "spaces.list", undefined, ({ queryKey: [, , , input], state: { data } }) => {
      const { space_key } = Object(input) as SpacesInput;
      if (space_key !== undefined && !isAbout({ space_key })) return false;
      return isListChange || ((data ?? []) as Space[]).some(isAbout);
    }),
    // A device does not name its spaces, so lists of a space's devices are found by their filters.
    refreshAnswers(key, "devices.list", undefined, (answer) => isAbout({ space_id: spaceOfDevices(answer) ?? "" })),
  ]);
});
