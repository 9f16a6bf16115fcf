// Examines an account for `mortise accounts doctor`: the system at its address, other controllers in its network, and
// the counts of the server's process.
import { countOf } from "../../../base/db/backups/holdings.ts";
import type { Database } from "../../../base/db/database.ts";
import type { ConnectedAccountRow } from "../../../base/db/schema.ts";
import { ConnectError } from "../../../base/outgoing/connect-error.ts";
import type { LockSystem } from "../../../hubs/driver-processes/lock-system.ts";
import { addressRuleOf, type LinkNetwork, secretsOf } from "../../../hubs/links/account-for-driver.ts";
import { networkIn } from "../../../hubs/links/add-account.ts";
import { lookOnce } from "../../../hubs/links/probe.ts";
import { othersOnNetwork } from "../../../hubs/links/same-network.ts";
import { reachOf } from "../../../base/outgoing/dial.ts";
import type { Seal } from "../../../base/secrets/sealed-text.ts";
import { reasonOf } from "../../../base/text/reason.ts";

export interface LookedAt {
  /** Result of a probe of its address. */
  found: string;
  /** Whether the account's own network answered the probe. */
  ok: boolean;
  /** Ids of other accounts on the same network, in all workspaces. */
  also_connected: string[];
  /**
   * Number of times that each lock's bolt was read in the last hour; `null` if no server process that counts holds the
   * link.
   */
  bolt_questions: { device_id: string; name: string; questions: number | null }[];
}

interface Using {
  system: LockSystem | undefined;
  seal: Seal;
  network: Pick<LinkNetwork, "allow" | "authorities">;
}

export async function lookAtAccount(database: Database, row: ConnectedAccountRow, using: Using): Promise<LookedAt> {
  const others = await othersOnNetwork(database.query, row);
  return {
    ...(await whatAnswers(row, using)),
    also_connected: others.map(({ connected_account_id }) => connected_account_id),
    bolt_questions: await boltQuestions(database, row),
  };
}

async function whatAnswers(
  row: ConnectedAccountRow,
  { system, seal, network }: Using,
): Promise<Pick<LookedAt, "found" | "ok">> {
  if (!system) return { found: "there is no driver for it on this server", ok: false };
  try {
    const settings = JSON.parse(row.settings ?? "{}") as Record<string, unknown>;
    const what = { settings, secrets: secretsOf(row, seal) };
    const there = await lookOnce(system, what, reachOf(addressRuleOf(row, network), network));
    const answers = networkIn(there);
    const isOther = answers !== null && row.network !== null && answers !== row.network;
    const counted = `${countOf(there.length, "lock")} there`;
    if (!isOther) return { found: counted, ok: true };
    const wayOn = `\`mortise accounts replace ${row.connected_account_id}\``;
    return { found: `${counted}, in another network; if the controller was replaced: ${wayOn}`, ok: false };
  } catch (error) {
    return { found: error instanceof ConnectError ? error.message : reasonOf(error), ok: false };
  }
}

/** Reads the counts that the process with the link stores with its lease. Counts of an ended lease are ignored. */
async function boltQuestions(
  { query, realNow }: Database,
  { connected_account_id }: ConnectedAccountRow,
): Promise<LookedAt["bolt_questions"]> {
  const link = await query
    .selectFrom("account_links")
    .select("questions")
    .where("connected_account_id", "=", connected_account_id)
    .where("leased_until", ">", realNow())
    .executeTakeFirst();
  const counts = JSON.parse(link?.questions ?? "{}") as Record<string, number>;
  const doors = await query
    .selectFrom("devices")
    .select(["device_id", "name", "driver_key"])
    .where("connected_account_id", "=", connected_account_id)
    .orderBy("name")
    .orderBy("device_id")
    .execute();
  return doors.map(({ device_id, name, driver_key }) => ({
    device_id,
    name,
    questions: counts[driver_key ?? ""] ?? null,
  }));
}
