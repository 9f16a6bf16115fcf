// Refetches cached answers that several events of the server have outdated, together.
import type { Session } from "../provider/session.ts";
import { refreshDevices } from "./cached-devices.ts";
import type { Happening } from "./event-listeners.ts";
import { refreshAnswers, refreshCodes } from "./refresh.ts";

interface ListedEvents {
  readonly device_id?: string;
  readonly device_ids?: readonly string[];
  readonly access_code_id?: string;
  readonly event_types?: readonly string[];
}

/** Whether a list with these filters includes an event. Lists of one code are refetched by live-session.ts instead. */
const isListed = (
  { event_type = "", device_id = "" }: Happening,
  {
    device_id: door = device_id,
    device_ids: doors = [door],
    access_code_id,
    event_types: types = [event_type],
  }: ListedEvents,
): boolean =>
  access_code_id === undefined && door === device_id && doors.includes(device_id) && types.includes(event_type);

export interface ChangeBatch {
  /** Adds an event. The lists of events that include it are refetched. */
  addEvent(this: void, event: Happening): void;
  /** Adds a device. @param withCodes - Whether its codes are refetched too. */
  add(this: void, device_id: string, withCodes: boolean): void;
  /** Adds all devices with their codes. */
  addAll(this: void): void;
  stop(this: void): void;
}

const collectMs = 250;
/** Most devices that are refetched by id. With more, the lists are refetched. */
const fewDevices = 20;

/** Collects changes for a moment, then refetches them together. */
export function createChangeBatch(session: Session): ChangeBatch {
  const devices = new Set<string>();
  const events: Happening[] = [];
  let isAll = false;
  let hasCodes = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refetch = () => {
    timer = undefined;
    if (isAll || devices.size > fewDevices) {
      void refreshAnswers(session.key, "devices.list");
      void refreshAnswers(session.key, "devices.get");
    } else if (devices.size > 0) refreshDevices(session, [...devices]);
    void refreshAnswers(session.key, "events.list", undefined, ({ queryKey: [, , , input] }) =>
      events.some((event) => isListed(event, Object(input) as ListedEvents)),
    );
    // Codes repeat the errors of their device.
    if (hasCodes) void refreshCodes(session.key);
    devices.clear();
    events.length = 0;
    isAll = hasCodes = false;
  };
  const soon = () => {
    timer ??= setTimeout(refetch, collectMs);
  };
  return {
    addEvent(event: Happening) {
      events.push(event);
      soon();
    },
    add(device_id: string, withCodes: boolean) {
      devices.add(device_id);
      hasCodes ||= withCodes;
      soon();
    },
    addAll() {
      isAll = hasCodes = true;
      soon();
    },
    stop: () => clearTimeout(timer),
  };
}
