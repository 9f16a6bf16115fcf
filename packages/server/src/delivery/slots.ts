// How many attempts may be under way: in all, and per endpoint, so that a dead receiver does not slow the others.

export interface Slots {
  /** How many more attempts of an endpoint may begin now. */
  room(endpoint_id: string): number;
  /** How many more attempts may begin in all. */
  free(): number;
  /** Endpoints of which no more may begin now. */
  full(): string[];
  take(endpoint_id: string): void;
  release(endpoint_id: string, outcome: "success" | "failure"): void;
}

const firstLimit = 16;
const longestLimit = 64;
const mostLanes = 5000;
const reservedShare = 8;

interface Lane {
  inFlight: number;
  /** Halves with each failure, doubles with each success. */
  limit: number;
}

/** Endpoints that fail share at most half of all slots: the other half is always there for those that answer. */
export function createSlots(total: number): Slots {
  const lanes = new Map<string, Lane>();
  let inFlight = 0;
  let slow = 0;
  /** For the first attempt of endpoints with none under way: others that stop answering all at once do not take these. */
  const reserve = Math.floor(total / reservedShare);
  const isSlow = ({ limit }: Lane) => limit < firstLimit;
  const laneOf = (endpoint_id: string): Lane => lanes.get(endpoint_id) ?? { inFlight: 0, limit: firstLimit };

  const room = (endpoint_id: string): number => {
    const lane = laneOf(endpoint_id);
    if (isSlow(lane)) return Math.max(0, Math.min(lane.limit - lane.inFlight, Math.floor(total / 2) - slow, total - inFlight));
    const shared = Math.max(0, Math.min(lane.limit - lane.inFlight, total - inFlight - reserve));
    return lane.inFlight === 0 && inFlight < total ? Math.max(shared, 1) : shared;
  };

  /** What an endpoint has shown is remembered while there are not too many of them. */
  function forgetIdle(): void {
    if (lanes.size <= mostLanes) return;
    for (const [endpoint_id, lane] of lanes) if (lane.inFlight === 0) lanes.delete(endpoint_id);
  }

  return {
    room,
    free: () => total - inFlight,
    full: () => [...lanes.keys()].filter((endpoint_id) => room(endpoint_id) === 0),
    take(endpoint_id) {
      const lane = laneOf(endpoint_id);
      lanes.set(endpoint_id, lane);
      lane.inFlight += 1;
      inFlight += 1;
      if (isSlow(lane)) slow += 1;
    },
    release(endpoint_id, outcome) {
      const lane = laneOf(endpoint_id);
      const wasSlow = isSlow(lane) ? lane.inFlight : 0;
      lane.inFlight -= 1;
      inFlight -= 1;
      lane.limit = outcome === "success" ? Math.min(lane.limit * 2, longestLimit) : Math.max(Math.floor(lane.limit / 2), 1);
      slow += (isSlow(lane) ? lane.inFlight : 0) - wasSlow;
      forgetIdle();
    },
  };
}
