// How many attempts may be under way: in all, and per endpoint, so that a dead receiver does not slow the others.

export interface Slots {
  /** How many more attempts of an endpoint may begin now. */
  room(endpoint_id: string): number;
  /** How many more attempts may begin in all. */
  free(): number;
  /** Endpoints of which no more may begin now. */
  full(): string[];
  take(endpoint_id: string): void;
  /** An attempt has been waited for so long that others shall have its place; false when too many are waited for already. */
  stall(endpoint_id: string): boolean;
  /** `wasStalled`: what {@link Slots.stall} said of this attempt. */
  release(endpoint_id: string, outcome: "success" | "failure", wasStalled?: boolean): void;
}

const firstLimit = 16;
const longestLimit = 64;
const mostLanes = 5000;
const reservedShare = 8;
const stalledPerSlot = 2;

interface Lane {
  /** With those stalled. */
  inFlight: number;
  stalled: number;
  /** Halves with each failure, doubles with each success. */
  limit: number;
}

/** Endpoints that fail share at most half of all slots: the other half is always there for those that answer. */
export function createSlots(total: number): Slots {
  const lanes = new Map<string, Lane>();
  /** Of all lanes, without those stalled. */
  let taken = 0;
  let takenByFailing = 0;
  let stalled = 0;
  /** For the first attempt of endpoints with none under way: others that stop answering all at once do not take these. */
  const reserve = Math.floor(total / reservedShare);
  const isFailing = ({ limit }: Lane) => limit < firstLimit;
  const laneOf = (endpoint_id: string): Lane => lanes.get(endpoint_id) ?? { inFlight: 0, stalled: 0, limit: firstLimit };
  /** What a lane takes of the slots. */
  const held = (lane: Lane) => lane.inFlight - lane.stalled;

  const room = (endpoint_id: string): number => {
    const lane = laneOf(endpoint_id);
    // While it does not answer it is an unknown endpoint again, however well it did before.
    const own = Math.min(lane.limit, lane.stalled > 0 ? firstLimit : longestLimit) - lane.inFlight;
    if (isFailing(lane)) return Math.max(0, Math.min(own, Math.floor(total / 2) - takenByFailing, total - taken));
    const shared = Math.max(0, Math.min(own, total - taken - reserve));
    return lane.inFlight === 0 && taken < total ? Math.max(shared, 1) : shared;
  };

  /** Changes a lane, and what is counted of it. */
  function change(endpoint_id: string, act: (lane: Lane) => void): void {
    const lane = laneOf(endpoint_id);
    lanes.set(endpoint_id, lane);
    const before = isFailing(lane) ? held(lane) : 0;
    taken -= held(lane);
    stalled -= lane.stalled;
    act(lane);
    taken += held(lane);
    stalled += lane.stalled;
    takenByFailing += (isFailing(lane) ? held(lane) : 0) - before;
  }

  /** What an endpoint has shown is remembered while there are not too many of them. */
  function forgetIdle(): void {
    if (lanes.size <= mostLanes) return;
    for (const [endpoint_id, lane] of lanes) if (lane.inFlight === 0) lanes.delete(endpoint_id);
  }

  return {
    room,
    free: () => total - taken,
    full: () => [...lanes.keys()].filter((endpoint_id) => room(endpoint_id) === 0),
    take: (endpoint_id) =>
      change(endpoint_id, (lane) => {
        lane.inFlight += 1;
      }),
    stall(endpoint_id) {
      if (stalled >= total * stalledPerSlot) return false;
      change(endpoint_id, (lane) => {
        lane.stalled += 1;
      });
      return true;
    },
    release(endpoint_id, outcome, wasStalled = false) {
      change(endpoint_id, (lane) => {
        lane.inFlight -= 1;
        if (wasStalled) lane.stalled -= 1;
        lane.limit = outcome === "success" ? Math.min(lane.limit * 2, longestLimit) : Math.max(Math.floor(lane.limit / 2), 1);
      });
      forgetIdle();
    },
  };
}
