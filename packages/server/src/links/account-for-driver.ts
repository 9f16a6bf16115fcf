// A connected account as its driver sees it: settings, opened secrets, a log that blots secrets out, and a sealed place
// to keep things.
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { ConnectedAccountRow } from "../db/schema.ts";
import type { LinkAccount } from "../drivers/lock-system.ts";
import { sparingLog } from "./sparing-log.ts";
import type { Seal } from "../secrets/sealed-text.ts";

export type LinkedAccount = Pick<
  ConnectedAccountRow,
  "connected_account_id" | "workspace_id" | "driver" | "settings" | "sealed_secrets"
>;

interface Setting {
  database: Database;
  clock: Clock;
  seal: Seal;
  log: (message: string) => void;
  /** Aborts once the account is let go. */
  released: AbortSignal;
}

export function accountForDriver(row: LinkedAccount, { database, clock, seal, log, released }: Setting): LinkAccount {
  const { connected_account_id, driver } = row;
  const secrets = secretsOf(row, seal);
  const blot = blotting(Object.values(secrets));
  const write = sparingLog(log);
  const account = () =>
    database.query.selectFrom("connected_accounts").where("connected_account_id", "=", connected_account_id);
  return {
    connected_account_id,
    settings: JSON.parse(row.settings ?? "{}") as Record<string, unknown>,
    secrets,
    secret: (name) => secrets[name],
    log: (message) => write(`${driver} ${connected_account_id.slice(0, 8)}: ${blot(message)}`),
    keep: {
      async read() {
        const sealed = (await account().select("sealed_keep").executeTakeFirst())?.sealed_keep ?? null;
        return sealed === null ? null : (JSON.parse(seal.open(sealed)) as unknown);
      },
      async write(value) {
        const sealed_keep = seal.seal(JSON.stringify(value));
        await database.query
          .updateTable("connected_accounts")
          .set({ sealed_keep })
          .where("connected_account_id", "=", connected_account_id)
          .execute();
      },
    },
    now: () => clock.now(),
    released,
  };
}

export const sealSecrets = (secrets: Readonly<Record<string, string>>, seal: Seal): string =>
  seal.seal(JSON.stringify(secrets));

export const secretsOf = (
  { sealed_secrets }: Pick<LinkedAccount, "sealed_secrets">,
  seal: Seal,
): Record<string, string> =>
  sealed_secrets === null ? {} : (JSON.parse(seal.open(sealed_secrets)) as Record<string, string>);

const longestLine = 500;

/** Digits that may be a PIN, control characters and the account's own secrets never reach a log. */
function blotting(secrets: readonly string[]): (message: string) => string {
  const known = secrets.filter((secret) => secret.length > 0).toSorted((one, other) => other.length - one.length);
  return (message) => {
    const plain = known.reduce((text, secret) => text.replaceAll(secret, "•••"), message);
    return plain
      .replaceAll(/\d{4,}/g, "••••")
      .replaceAll(/\p{Cc}+/gu, " ")
      .slice(0, longestLine);
  };
}
