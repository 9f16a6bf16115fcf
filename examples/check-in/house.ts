// The guest house's book: who stays where, and which code was made for whom. Yours is in a database.
import { randomBytes, randomUUID } from "node:crypto";
import type { Seam, SeamEvent } from "@mortise/client";

export interface Stay {
  readonly stay_id: string;
  /** The end of the guest's own address: long and random, because it opens a page with a code. */
  readonly link: string;
  readonly guest: string;
  readonly arrives: Date;
  readonly leaves: Date;
  readonly door: { device_id: string; name: string };
  code?: { access_code_id: string; digits: string | null };
}

/** `waiting`: the code is on its way to the lock. */
export type State = "expected" | "waiting" | "set" | "failed";
export type House = Awaited<ReturnType<typeof openHouse>>;

const guests = [
  ["Anna Lindqvist", 3],
  ["Tomás Ferreira", 2],
  ["Maya & Eli Rosen", 5],
] as const;

export async function openHouse(seam: Seam) {
  const user_identifier_key = `desk-${randomUUID()}`;
  const doors = await seam.devices.list();
  const free = doors.filter(
    ({ properties: { online, locked }, errors }) => online && locked === true && errors.length === 0,
  );
  const rooms = free.filter(({ properties: { name } }) => name.startsWith("Room"));
  const given = rooms.length < guests.length ? free : rooms;
  if (given.length < guests.length)
    throw new Error("This house has fewer than three locked doors that can be reached. Try `mortise seed`.");
  const stays = guests.map(
    ([guest, nights], index): Stay => ({
      stay_id: `arrival-${index + 1}`,
      link: randomBytes(24).toString("base64url"),
      guest,
      arrives: dayAt(0, 15),
      leaves: dayAt(nights, 11),
      door: { device_id: given[index]?.device_id ?? "", name: given[index]?.properties.name ?? "" },
    }),
  );
  // By code and not by stay, because a webhook may be here before the answer to the call that made the code.
  const told = new Map<string, State>();
  const underWay = new Map<string, Promise<void>>();

  async function makeCode(stay: Stay): Promise<void> {
    // From now on: who is early may go to the room.
    const span = { starts_at: new Date(), ends_at: stay.leaves };
    const { access_code_id, code } = await seam.accessCodes.create({
      device_id: stay.door.device_id,
      name: stay.guest,
      ...span,
    });
    stay.code = { access_code_id, digits: code };
  }

  return {
    stays,
    stateOf: ({ code }: Stay): State => (code ? (told.get(code.access_code_id) ?? "waiting") : "expected"),
    /** A second press while the first is under way makes no second code. */
    async checkIn(stay: Stay): Promise<void> {
      if (stay.code) return;
      const making = underWay.get(stay.stay_id) ?? makeCode(stay).finally(() => underWay.delete(stay.stay_id));
      underWay.set(stay.stay_id, making);
      await making;
    },
    /** Takes in what a webhook has told; returns the stay that it is about, if one is known by now. */
    note({ event_type, access_code_id = "" }: SeamEvent): Stay | undefined {
      const stay = stays.find(({ code }) => code?.access_code_id === access_code_id);
      if (event_type === "access_code.set_on_device") told.set(access_code_id, "set");
      else if (event_type === "access_code.failed_to_set_on_device") told.set(access_code_id, "failed");
      // Somebody has deleted it in the widget: the guest can be checked in anew.
      else if (stay) delete stay.code;
      return stay;
    },
    /** A session for the desk's widget. It sees every door of the house, so guests get none. */
    async token(): Promise<string> {
      const accounts = await seam.connectedAccounts.list();
      const { token } = await seam.clientSessions.getOrCreate({
        user_identifier_key,
        connected_account_ids: accounts.map(({ connected_account_id }) => connected_account_id),
        expires_at: new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString(),
      });
      return token;
    },
  };
}

function dayAt(daysFromNow: number, hour: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysFromNow, hour);
}
