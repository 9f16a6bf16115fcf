// A stay in the house's book. Store yours in a database.

/** A room, as a space of the server: its own door, and the door of the house. */
export interface Unit {
  readonly space_id: string;
  readonly name: string;
  /** The room's own door. */
  readonly device_id: string;
}

/** `waiting`: the PIN, or its new end, is on its way to the locks. `leaving`: it is on its way off them. */
export type State = "expected" | "waiting" | "set" | "failed" | "leaving" | "left" | "cancelled";

export interface Pin {
  readonly digits: string;
  /** Doors that the PIN opens. */
  readonly device_ids: readonly string[];
}

export interface Stay {
  readonly stay_id: string;
  /** End of the guest's own URL: long and random, because it opens a page with a PIN. */
  readonly link: string;
  readonly guest: string;
  readonly unit: Unit;
  readonly arrives: Date;
  leaves: Date;
  state: State;
  ended?: "left" | "cancelled";
  /** The server's id of the guest, from the first check-in on. */
  user_identity_id?: string;
  access_grant_id?: string;
  /** Usually one. There are more if no PIN suits all locks of the unit. */
  pins: readonly Pin[];
}

/** Returns the same hour some nights later, also across a change of the clocks. */
export function nightsLater(moment: Date, nights: number): Date {
  const later = new Date(moment);
  later.setDate(later.getDate() + nights);
  return later;
}
