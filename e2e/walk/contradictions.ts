// Finds contradictions between a desk and the server, the other desk, or itself.
import type { Server } from "../server.ts";
import { codesOf, type Door, doorsOf } from "./house.ts";
import type { DeskScreen } from "./screen.ts";

const isOnline = ({ properties, errors }: Door) =>
  properties.online && !errors.some(({ error_code }) => error_code === "account_disconnected");
const wordOf = ({ properties: { locked } }: Door) => (locked === undefined ? null : locked ? "Locked" : "Unlocked");

export async function contradictions(server: Server, desks: readonly DeskScreen[]): Promise<string[]> {
  const doors = await doorsOf(server);
  const chips = new Set(desks.map(({ attention }) => attention.chip).filter((count) => count !== null));
  const found = chips.size > 1 ? [`the desks count ${[...chips].join(" and ")} that need attention`] : [];
  for (const desk of desks) found.push(...(await ofDesk(server, desk, doors)));
  return found;
}

async function ofDesk(server: Server, desk: DeskScreen, doors: readonly Door[]): Promise<string[]> {
  const { lock, attention, codes } = desk;
  const found: string[] = [];
  if (desk.isStale) found.push("says that it is not live");
  if (desk.isWaiting) found.push("still waits");
  for (const [id, said] of Object.entries(desk.rows)) {
    const door = doors.find(({ device_id }) => device_id === id);
    if (!door) found.push(`lists ${id}, which is gone`);
    else if ((isOnline(door) ? wordOf(door) : null) !== said)
      found.push(`the row of ${door.properties.name} says ${said}, the server ${door.properties.locked}`);
  }
  const opened = doors.find(({ properties }) => properties.name === lock?.name);
  if (lock && opened) {
    if (lock.isPending) found.push(`${lock.name} still waits for its lock`);
    else if (isOnline(opened) && wordOf(opened) !== null && lock.value !== wordOf(opened))
      found.push(`${lock.name} is ${lock.value}, to the server ${opened.properties.locked}`);
    else if (!isOnline(opened) && /^(Locked|Unlocked)$/.test(lock.value))
      found.push(`${lock.name} is ${lock.value}, as if it could be known`);
  }
  if (attention.title !== null && attention.title !== attention.lines)
    found.push(`its list says ${attention.title} and has ${attention.lines} lines`);
  const owner = doors.find(({ properties }) => properties.name === codes?.about);
  if (codes && owner && !codes.isNarrowed) {
    const { length } = await codesOf(server, owner.device_id);
    if (length !== codes.count) found.push(`lists ${codes.count} codes of ${codes.about} instead of ${length}`);
  }
  return found;
}
