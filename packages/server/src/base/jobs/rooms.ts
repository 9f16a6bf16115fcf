// Limits of concurrent jobs in this process: one for all jobs without a link, and one for each account's link, so that
// slow locks delay no others, and background work leaves room for people's requests.
import type { Claim, Job } from "../db/job.ts";

/** Concurrent jobs for the locks of one account. */
const commandsAtOnce = 16;
const upkeepAtOnce = 6;

/** Conditions of a claim, and the number of jobs that it may take, at least one. */
export type Room = Pick<Claim, "link" | "kinds" | "limit">;

interface Taken {
  /** Accounts whose links this process holds. */
  links: readonly string[];
  inFlight: Iterable<Job>;
  /** Kinds of jobs that a person waits for. */
  commands: readonly string[];
  /** Concurrent jobs without a link. */
  concurrency: number;
}

export function roomsFor({ links, inFlight, commands, concurrency }: Taken): Room[] {
  const taken = [...inFlight];
  const ofLink = (link: string | null) => taken.filter((job) => job.link === link);
  const linked = links.flatMap((link): Room[] => {
    const own = ofLink(link);
    const asked = own.filter(({ kind }) => commands.includes(kind)).length;
    return [
      { link, kinds: { only: commands }, limit: commandsAtOnce - asked },
      { link, kinds: { without: commands }, limit: upkeepAtOnce - (own.length - asked) },
    ];
  });
  return [...linked, { link: null, limit: concurrency - ofLink(null).length }].filter(({ limit }) => limit > 0);
}
