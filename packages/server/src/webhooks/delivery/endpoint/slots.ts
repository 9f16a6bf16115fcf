// Limits concurrent attempts in total and per endpoint, so that a dead receiver does not slow the others.

export interface Slots {
  /** Number of attempts of an endpoint that may start now. */
  room(endpoint_id: string): number;
  /** Number of attempts that may start in total. */
  free(): number;
  take(endpoint_id: string): void;
  /**
   * Frees the slot of an attempt that takes long. Returns `false`, and the attempt keeps its slot, if too many are
   * stalled already.
   */
  stall(endpoint_id: string): boolean;
  /** Releases a slot. @param wasStalled - Result of {@link Slots.stall} for this attempt. */
  release(endpoint_id: string, outcome: "success" | "failure", wasStalled?: boolean): void;
}

const firstLimit = 16;
const longestLimit = 64;
const mostLanes = 5000;
const reservedShare = 8;
const stalledPerSlot = 2;

interface Lane {
  /** Attempts under way, including stalled ones. */
  inFlight: number;
  stalled: number;
  /** Limit, halved by each failure and doubled by each success. */
  limit: number;
}

/** Makes the slots. Failing endpoints share half of them at most, so that the other half stays free for the others. */
export function createSlots(total: number): Slots {
  const lanes = new Map<string, Lane>();
  /** Slots taken by all lanes. Stalled attempts take none. */
  let taken = 0;
  let takenByFailing = 0;
  let stalled = 0;
  /**
   * Slots reserved for endpoints without attempts under way, so that these still get a first attempt when many others
   * stop answering at once.
   */
  const reserve = Math.floor(total / reservedShare);
  const isFailing = ({ limit }: Lane) => limit < firstLimit;
  const laneOf = (endpoint_id: string): Lane =>
    lanes.get(endpoint_id) ?? { inFlight: 0, stalled: 0, limit: firstLimit };
  /** Slots taken by a lane. */
  const held = (lane: Lane) => lane.inFlight - lane.stalled;

  const room = (endpoint_id: string): number => {
    const lane = laneOf(endpoint_id);
    // While one of its attempts is stalled, an endpoint has no more room than a new one, even after many successes.
    const own = Math.min(lane.limit, lane.stalled > 0 ? firstLimit : longestLimit) - lane.inFlight;
    if (isFailing(lane)) return Math.max(0, Math.min(own, Math.floor(total / 2) - takenByFailing, total - taken));
    const shared = Math.max(0, Math.min(own, total - taken - reserve));
    return lane.inFlight === 0 && taken < total ? Math.max(shared, 1) : shared;
  };

  /** Changes a lane and the totals. */
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

  /** Forgets idle endpoints if there are too many. Until then their limits are kept. */
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
