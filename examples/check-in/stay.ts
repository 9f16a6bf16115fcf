// A stay as the house's book has it. Yours is in a database.

/** A room, as a space of the server: its own door, and the door of the house. */
export interface Unit {
  readonly space_id: string;
  readonly name: string;
  /** The room's own door. */
  readonly device_id: string;
}

/** `waiting`: the PIN, or a new end of it, is on its way to the locks. `leaving`: it is on its way off them. */
export type State = "expected" | "waiting" | "set" | "failed" | "leaving" | "left" | "cancelled";

export interface Pin {
  readonly digits: string;
  /** The doors that it opens. */
  readonly device_ids: readonly string[];
}

export interface Stay {
  readonly stay_id: string;
  /** The end of the guest's own address: long and random, because it opens a page with a PIN. */
  readonly link: string;
  readonly guest: string;
  readonly unit: Unit;
  readonly arrives: Date;
  leaves: Date;
  state: State;
  ended?: "left" | "cancelled";
  /** The guest, as the server knows them since they were first checked in. */
  user_identity_id?: string;
  access_grant_id?: string;
  /** Mostly one. There are more where no PIN suits all locks of the unit. */
  pins: readonly Pin[];
}

/** Stays end at the same hour of another day, also across a change of the clock. */
export function nightsLater(moment: Date, nights: number): Date {
  const later = new Date(moment);
  later.setDate(later.getDate() + nights);
  return later;
}
