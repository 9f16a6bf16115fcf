// Users of a lock with credentials: whether a user's code opens the door, and how to make it do so.
import { type CodeWrite, DriverError, type Op } from "../../driver/driver.ts";
import { requireTime } from "../../driver/require-time.ts";
import { isRecord } from "../wire/readers.ts";
import type { Answer } from "./client.ts";
import { type CodesContext, millisecondsLeft } from "./code-proof.ts";

/** Results of operations on users and credentials. `unexplained` comes without a reason, or stands for no answer. */
export const userResults = { ok: 0, placeIsTaken: 1, placeWasEmpty: 2, unexplained: 255 };

/** Rule under which one credential opens the door. Other rules ask for two or three. */
const singleRule = 1;
const generalUser = 0;
/** Types of users whose credentials open the door: general, programming, duress, disposable, expiring. */
const openingUsers: ReadonlySet<unknown> = new Set([generalUser, 3, 5, 6, 7]);

/** Whether one credential of this user opens the door. Resolves to `null` if the lock does not say. */
export async function isActiveUser(userId: number, op: Op, context: CodesContext): Promise<boolean | null> {
  const { user } = await accessControl(context, op, "get_user", { userId }).catch((error: unknown): Answer => {
    if (error instanceof DriverError && ["unsupported", "rejected"].includes(error.fault)) return {};
    throw error;
  });
  if (!isRecord(user)) return null;
  // Numbered codes that are reported as users have no rule.
  const { active, userType, credentialRule = singleRule } = user;
  return active === true && openingUsers.has(userType) && credentialRule === singleRule;
}

/** Adds the slot's user, or changes it so that its code opens the door. Resolves to whether that worked. */
export async function switchUserOn({ slot, name }: CodeWrite, op: Op, context: CodesContext): Promise<boolean> {
  const userName = name ? { userName: name.slice(0, 10) } : {};
  const options = { active: true, userType: generalUser, credentialRule: singleRule, ...userName };
  const set = async () => {
    const input = { userId: slot, options };
    return (await accessControl(context, op, "set_user", input))["result"];
  };
  const first = await set();
  // Z-Wave JS remembered another user than the lock has. The lock's refusal corrects it.
  const isStale = first === userResults.placeIsTaken || first === userResults.placeWasEmpty;
  return (isStale ? await set() : first) === userResults.ok;
}

/**
 * Whether Z-Wave JS knows the user. The lock itself is not asked: a reading of a missing user makes Z-Wave JS believe
 * that it exists.
 */
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
