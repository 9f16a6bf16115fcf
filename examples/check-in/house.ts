// The guest house: its rooms as spaces, and the stays that arrive today.
import { randomBytes, randomUUID } from "node:crypto";
import type { Seam } from "@mortise/client";
import type { Stay, Unit } from "./stay.ts";
import { deskOf } from "./desk.ts";

export type House = Awaited<ReturnType<typeof openHouse>>;
type Door = Awaited<ReturnType<Seam["devices"]["list"]>>[number];

const guests = [
  ["Anna Lindqvist", 3],
  ["Tomás Ferreira", 2],
  ["Maya & Eli Rosen", 5],
] as const;

export async function openHouse(seam: Seam) {
  const user_identifier_key = `desk-${randomUUID()}`;
  const doors = await seam.devices.list();
  const names = new Map(doors.map(({ device_id, properties }) => [device_id, properties.name]));
  const units = await Promise.all(roomsAmong(doors).map((room) => unitOf(seam, room, doors)));
  const stays = units.map(
    (unit, index): Stay => ({
      stay_id: `arrival-${index + 1}`,
      link: randomBytes(24).toString("base64url"),
      guest: guests[index]?.[0] ?? "",
      unit,
      arrives: dayAt(0, 15),
      leaves: dayAt(guests[index]?.[1] ?? 1, 11),
      state: "expected",
      pins: [],
    }),
  );
  return {
    ...deskOf(seam, stays),
    nameOf: (device_id: string): string => names.get(device_id) ?? "A door",
    /** Creates a session for the desk's widget. It sees every door of the house, so guests get none. */
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

function roomsAmong(doors: readonly Door[]): Door[] {
  const free = doors.filter(isInOrder);
  const rooms = free.filter(({ properties: { name } }) => name.startsWith("Room"));
  const given = rooms.length < guests.length ? free : rooms;
  if (given.length < guests.length)
    throw new Error("This house has fewer than three locked doors that can be reached. Try `mortise seed`.");
  return given.slice(0, guests.length);
}

const isInOrder = ({ properties: { online, locked }, errors }: Door) =>
  online && locked === true && errors.length === 0;

/** Returns the space of a room, which is found by its key after a restart. */
async function unitOf(seam: Seam, { device_id, properties: { name } }: Door, doors: readonly Door[]): Promise<Unit> {
  const space_key = `haus-seeblick-${device_id}`;
  const front = doors.find((door) => door.properties.name === "Front Door" && isInOrder(door));
  const device_ids = [...new Set([device_id, front?.device_id ?? device_id])];
  const [known] = await seam.spaces.list({ space_key });
  const { space_id } = known ?? (await seam.spaces.create({ name, space_key, device_ids }));
  return { space_id, name, device_id };
}

function dayAt(daysFromNow: number, hour: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysFromNow, hour);
}
