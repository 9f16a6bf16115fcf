// How much of an account's link is taken: each account has room of its own, so that slow locks hold up no others, and
// upkeep leaves room for what people ask.
import type { Job } from "../db/job.ts";
import type { FreeLink } from "./due-jobs.ts";

/** Jobs that speak to the locks of one account at once. */
const commandsAtOnce = 16;
const upkeepAtOnce = 6;

interface Room extends FreeLink {
  limit: number;
}

/** `commands`: the kinds of jobs that a person waits for. */
export function roomOf(links: readonly string[], inFlight: Iterable<Job>, commands: readonly string[]): Room[] {
  const taken = [...inFlight];
  return links.flatMap((link) => {
    const own = taken.filter((job) => job.link === link);
    const asked = own.filter(({ kind }) => commands.includes(kind)).length;
    const rooms: Room[] = [
      { link, kinds: { only: commands }, limit: commandsAtOnce - asked },
      { link, kinds: { without: commands }, limit: upkeepAtOnce - (own.length - asked) },
    ];
    return rooms.filter(({ limit }) => limit > 0);
  });
}
