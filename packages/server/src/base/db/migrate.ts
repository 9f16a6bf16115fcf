// Migrates a database to the newest layout. Two servers may start at once.
import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { DatabaseError } from "./engines/database-error.ts";
import * as m001 from "./migrations/001-platform.ts";
import * as m002 from "./migrations/002-code-slots.ts";
import * as m003 from "./migrations/003-sensors.ts";
import * as m010 from "./migrations/010-webhooks.ts";
import * as m020 from "./migrations/020-device-search.ts";
import * as m021 from "./migrations/021-device-lists.ts";
import * as m022 from "./migrations/022-customers.ts";
import * as m023 from "./migrations/023-job-failures.ts";
import * as m024 from "./migrations/024-pending-mutations.ts";
import * as m025 from "./migrations/025-last-locked.ts";
import * as m026 from "./migrations/026-event-lists.ts";
import * as m027 from "./migrations/027-unseen-codes.ts";
import * as m028 from "./migrations/028-looks-at-codes.ts";
import * as m029 from "./migrations/029-search-as-compared.ts";
import * as m030 from "./migrations/030-leaving-accounts.ts";
import * as m031 from "./migrations/031-forgotten-messages.ts";
import * as m032 from "./migrations/032-auto-lock.ts";
import * as m033 from "./migrations/033-webviews-of-accounts.ts";
import * as m034 from "./migrations/034-failed-deliveries.ts";
import * as m035 from "./migrations/035-session-lists.ts";
import * as m036 from "./migrations/036-made-by.ts";
import * as m037 from "./migrations/037-strangers-at-the-login.ts";
import * as m040 from "./migrations/040-workspace-settings.ts";
import * as m041 from "./migrations/041-expected-fields.ts";
import * as m045 from "./migrations/045-linked-accounts.ts";
import * as m046 from "./migrations/046-webhook-notes.ts";
import * as m047 from "./migrations/047-search-letters.ts";
import * as m048 from "./migrations/048-request-headers.ts";
import * as m049 from "./migrations/049-portal-looks.ts";
import * as m050 from "./migrations/050-slot-news.ts";
import * as m051 from "./migrations/051-networks.ts";
import * as m053 from "./migrations/053-asked-by.ts";
import * as m054 from "./migrations/054-deleted-codes.ts";
import * as m055 from "./migrations/055-address-rules.ts";
import * as m056 from "./migrations/056-bodies-of-answers.ts";
import * as m057 from "./migrations/057-response-times.ts";
import * as m058 from "./migrations/058-codes-with-issues.ts";
import * as m059 from "./migrations/059-whole-devices.ts";
import * as m060 from "./migrations/060-spaces.ts";
import * as m061 from "./migrations/061-user-identities.ts";
import * as m062 from "./migrations/062-access-grants.ts";
import * as m063 from "./migrations/063-customer-data.ts";
import type { Schema } from "./schema.ts";

/** A migration. `kind` is for SQL that differs, such as self-incrementing numbers. */
interface MigrationModule {
  up(db: Kysely<Schema>, kind: Database["kind"]): Promise<void>;
}

const migrations: Record<string, MigrationModule> = {
  "001-platform": m001,
  "002-code-slots": m002,
  "003-sensors": m003,
  "010-webhooks": m010,
  "020-device-search": m020,
  "021-device-lists": m021,
  "022-customers": m022,
  "023-job-failures": m023,
  "024-pending-mutations": m024,
  "025-last-locked": m025,
  "026-event-lists": m026,
  "027-unseen-codes": m027,
  "028-looks-at-codes": m028,
  "029-search-as-compared": m029,
  "030-leaving-accounts": m030,
  "031-forgotten-messages": m031,
  "032-auto-lock": m032,
  "033-webviews-of-accounts": m033,
  "034-failed-deliveries": m034,
  "035-session-lists": m035,
  "036-made-by": m036,
  "037-strangers-at-the-login": m037,
  "040-workspace-settings": m040,
  "041-expected-fields": m041,
  "045-linked-accounts": m045,
  "046-webhook-notes": m046,
  "047-search-letters": m047,
  "048-request-headers": m048,
  "049-portal-looks": m049,
  "050-slot-news": m050,
  "051-networks": m051,
  "053-asked-by": m053,
  "054-deleted-codes": m054,
  "055-address-rules": m055,
  "056-bodies-of-answers": m056,
  "057-response-times": m057,
  "058-codes-with-issues": m058,
  "059-whole-devices": m059,
  "060-spaces": m060,
  "061-user-identities": m061,
  "062-access-grants": m062,
  "063-customer-data": m063,
};

export async function migrateDatabase(db: Kysely<Schema>, kind: Database["kind"]): Promise<void> {
  const { error } = await migratorOf(db, kind).migrateToLatest();
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new DatabaseError("newer_layout", newerLayout, { cause: error });
  if (error !== undefined) throw error;
}

const newerLayout =
  "The database was updated by a newer version of Mortise. Start that version, or restore a backup from before the upgrade.";

/** Migrations that the next start would run. Changes nothing. */
export async function pendingMigrations(db: Kysely<Schema>, kind: Database["kind"]): Promise<string[]> {
  const all = await migratorOf(db, kind).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

export const migratorOf = (db: Kysely<Schema>, kind: Database["kind"]): Migrator =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, module]): [string, Migration] => [
            name,
            { up: (tx) => module.up(tx, kind) },
          ]),
        ),
    },
  });
