// Users of a lock that has users with credentials: whether the door opens to a user's code, and what makes it do so.
import { type CodeWrite, DriverError, type Op } from "../../driver/driver.ts";
import { requireTime } from "../../driver/require-time.ts";
import { isRecord } from "../wire/readers.ts";
import type { Answer } from "./client.ts";
import { type CodesContext, millisecondsLeft } from "./code-proof.ts";

/** Results of operations on users and credentials; `unexplained`: the lock did not say, or not why. */
export const userResults = { ok: 0, placeIsTaken: 1, placeWasEmpty: 2, unexplained: 255 };

/** Rule by which one credential opens the door; the others ask for two or three. */
const singleRule = 1;
const generalUser = 0;
/** Types of users whose credentials open the door: general, programming, duress, disposable, expiring. */
const openingUsers: ReadonlySet<unknown> = new Set([generalUser, 3, 5, 6, 7]);

/** Whether the door opens to one credential of this user; null: the lock does not say. */
export async function isActiveUser(userId: number, op: Op, context: CodesContext): Promise<boolean | null> {
  const { user } = await accessControl(context, op, "get_user", { userId }).catch((error: unknown): Answer => {
    if (error instanceof DriverError && ["unsupported", "rejected"].includes(error.fault)) return {};
    throw error;
  });
  if (!isRecord(user)) return null;
  // Numbered codes that are told of as users have no rule.
  const { active, userType, credentialRule = singleRule } = user;
  return active === true && openingUsers.has(userType) && credentialRule === singleRule;
}

/** Adds the user of a place, or makes the user there one whose code opens the door. Resolves to whether it did. */
export async function switchUserOn({ slot, name }: CodeWrite, op: Op, context: CodesContext): Promise<boolean> {
  const userName = name ? { userName: name.slice(0, 10) } : {};
  const options = { active: true, userType: generalUser, credentialRule: singleRule, ...userName };
  const set = async () => {
    const input = { userId: slot, options };
    return (await accessControl(context, op, "set_user", input))["result"];
  };
  const first = await set();
  // The server remembered another user than the lock has; by the lock's refusal it knows better.
  const isStale = first === userResults.placeIsTaken || first === userResults.placeWasEmpty;
  return (isStale ? await set() : first) === userResults.ok;
}

/** As the server knows it: to ask the lock for a user that is not there makes the server take it for there. */
export async function hasUser(userId: number, op: Op, context: CodesContext): Promise<boolean> {
  const { user } = await accessControl(context, op, "get_user_cached", { userId });
  return isRecord(user);
}

export function accessControl(context: CodesContext, op: Op, command: string, input: object): Promise<Answer> {
  const { connection, nodeId, now } = context;
  requireTime(op, now());
  return connection.call(
    `endpoint.access_control.${command}`,
    { nodeId, endpoint: 0, ...input },
    millisecondsLeft(op, context),
  );
}
