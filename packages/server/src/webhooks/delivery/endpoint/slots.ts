// How many attempts may be under way: in all, and per endpoint, so that a dead receiver does not slow the others.

export interface Slots {
  /** How many more attempts of an endpoint may begin now. */
  room(endpoint_id: string): number;
  /** How many more attempts may begin in all. */
  free(): number;
  take(endpoint_id: string): void;
  /**
   * Gives the slot of an attempt that takes long to others; false, and it keeps its slot, when too many are stalled
   * already.
   */
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
  /** Stalled attempts included. */
  inFlight: number;
  stalled: number;
  /** Halves with each failure, doubles with each success. */
  limit: number;
}

/** Endpoints that fail share at most half of all slots: the other half is always there for those that answer. */
export function createSlots(total: number): Slots {
  const lanes = new Map<string, Lane>();
  /** Slots that all lanes take; stalled attempts take none. */
  let taken = 0;
  let takenByFailing = 0;
  let stalled = 0;
  /**
   * Kept for endpoints with nothing under way: when many others stop answering at once, these still get their first
   * attempt.
   */
  const reserve = Math.floor(total / reservedShare);
  const isFailing = ({ limit }: Lane) => limit < firstLimit;
  const laneOf = (endpoint_id: string): Lane =>
    lanes.get(endpoint_id) ?? { inFlight: 0, stalled: 0, limit: firstLimit };
  /** The slots that a lane takes. */
  const held = (lane: Lane) => lane.inFlight - lane.stalled;

  const room = (endpoint_id: string): number => {
    const lane = laneOf(endpoint_id);
    // While one of its attempts hangs, an endpoint has no more room than one that was never heard of, however well it
    // did before.
    const own = Math.min(lane.limit, lane.stalled > 0 ? firstLimit : longestLimit) - lane.inFlight;
    if (isFailing(lane)) return Math.max(0, Math.min(own, Math.floor(total / 2) - takenByFailing, total - taken));
    const shared = Math.max(0, Math.min(own, total - taken - reserve));
    return lane.inFlight === 0 && taken < total ? Math.max(shared, 1) : shared;
  };

  /** Changes a lane, and the totals with it. */
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

  /** Forgets endpoints with nothing under way once there are too many; until then their limits are remembered. */
  function forgetIdle(): void {
    if (lanes.size <= mostLanes) return;
    for (const [endpoint_id, lane] of lanes) if (lane.inFlight === 0) lanes.delete(endpoint_id);
  }

  return {
    room,
    free: () => total - taken,
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
        lane.limit =
          outcome === "success" ? Math.min(lane.limit * 2, longestLimit) : Math.max(Math.floor(lane.limit / 2), 1);
      });
      forgetIdle();
    },
  };
}
