// Reads the action attempts on the codes of a device, and their outcomes.
import { attemptOf } from "../../src/doors/action-attempts.ts";
import type { Database } from "../../src/base/db/database.ts";

interface AttemptAtDoor {
  access_code_id: string;
  action_type: string;
  status: "pending" | "success" | "error";
  /** Present if the code was set. */
  access_code: { code: string | null; status: string } | undefined;
  error_type: string | undefined;
}

/** Returns all attempts on a lock's codes, including those that the server itself made. */
export async function attemptsAtDoor({ query }: Database, device_id: string): Promise<Map<string, AttemptAtDoor>> {
  const rows = await query.selectFrom("action_attempts").selectAll().where("device_id", "=", device_id).execute();
  return new Map(
    rows.map((row) => {
      const { status, action_type, result, error } = attemptOf(row);
      const access_code = result?.["access_code"] as AttemptAtDoor["access_code"];
      const told = {
        access_code_id: row.access_code_id ?? "",
        action_type,
        status,
        access_code,
        error_type: error?.type,
      };
      return [row.action_attempt_id, told];
    }),
  );
}

/** Returns a function that returns the attempts which have ended since it was last called. */
export function endsAtDoor(database: Database, device_id: string): () => Promise<AttemptAtDoor[]> {
  const ended = new Set<string>();
  return async () => {
    const news = [...(await attemptsAtDoor(database, device_id))].filter(
      ([id, { status }]) => status !== "pending" && !ended.has(id),
    );
    for (const [id] of news) ended.add(id);
    return news.map(([, attempt]) => attempt);
  };
}
