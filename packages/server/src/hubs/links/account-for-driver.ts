// A connected account as its driver sees it: settings, opened secrets, `dial` to its hub, a log that blots secrets out,
// and a sealed store.
import type { Clock } from "../../base/clock.ts";
import type { Database } from "../../base/db/database.ts";
import type { ConnectedAccountRow } from "../../base/db/schema.ts";
import type { LinkAccount } from "../driver-processes/lock-system.ts";
import type { AddressRule } from "../../base/outgoing/address-rule.ts";
import { createDial } from "../../base/outgoing/dial.ts";
import type { Authorities } from "../../base/outgoing/hub-authorities.ts";
import type { ResolveHost } from "../../base/outgoing/resolve-host.ts";
import type { Seal } from "../../base/secrets/sealed-text.ts";
import { type Blot, createBlotter } from "../../base/text/blotter.ts";
import { placesIn } from "./places-in.ts";
import { sparingLog } from "./sparing-log.ts";

export type LinkedAccount = Pick<
  ConnectedAccountRow,
  "connected_account_id" | "workspace_id" | "driver" | "settings" | "sealed_secrets" | "added_by_operator"
>;

/** Rules for connections of links to other machines. */
export interface LinkNetwork {
  /** Private addresses and networks that accounts from connect webviews may use. */
  allow: readonly string[];
  authorities?: Authorities;
  resolve: ResolveHost;
}

/** Data that the driver gets, and tools that the server keeps. */
export interface AccountForDriver extends LinkAccount {
  /** Blotter for all texts of the driver. */
  readonly blot: Blot;
  /** Logs a line of the server about the account. Its rate limit is apart from the driver's. */
  note(this: void, message: string): void;
}

interface Setting {
  database: Database;
  clock: Clock;
  seal: Seal;
  network: LinkNetwork;
  log: (message: string) => void;
  /** Aborts when the account is released. */
  released: AbortSignal;
}

/** Addresses that an account may reach. Accounts that the operator added may reach any. */
export const addressRuleOf = (
  { added_by_operator }: Pick<LinkedAccount, "added_by_operator">,
  { allow }: Pick<LinkNetwork, "allow">,
): AddressRule => (added_by_operator === 1 ? "any" : { allow });

export function accountForDriver(
  row: LinkedAccount,
  { database, clock, seal, network, log, released }: Setting,
): AccountForDriver {
  const { connected_account_id, driver } = row;
  const secrets = secretsOf(row, seal);
  const settings = JSON.parse(row.settings ?? "{}") as Record<string, unknown>;
  const blot = createBlotter({ secrets: Object.values(secrets), plain: placesIn(settings) });
  const addressRule = addressRuleOf(row, network);
  const line = (message: string) => `${driver} ${connected_account_id.slice(0, 8)}: ${blot(message)}`;
  const [saidByDriver, noted] = [sparingLog(log), sparingLog(log)];
  const account = () =>
    database.query.selectFrom("connected_accounts").where("connected_account_id", "=", connected_account_id);
  return {
    connected_account_id,
    settings,
    secrets,
    secret: (name) => secrets[name],
    addressRule,
    blot,
    dial: createDial(addressRule, network),
    log: (message) => saidByDriver(line(message)),
    note: (message) => noted(line(message)),
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
