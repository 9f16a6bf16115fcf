// Seals passwords that older versions accepted inside an address and stored unsealed.
import { lockAccountRow } from "../../base/db/connected-accounts.ts";
import type { Database } from "../../base/db/database.ts";
import type { ConnectedAccountRow } from "../../base/db/schema.ts";
import type { DriverFactory, SystemField } from "../../driver/driver-factory.ts";
import type { Seal } from "../../base/secrets/sealed-text.ts";
import { sealSecrets, secretsOf } from "./account-for-driver.ts";

interface Setting {
  database: Database;
  seal: Seal;
  systems: readonly Pick<DriverFactory, "kind" | "fields">[];
  log: (message: string) => void;
}

/** Call it before links begin. */
export async function sealAddresses({ database, seal, systems, log }: Setting): Promise<void> {
  const rows = await database.query
    .selectFrom("connected_accounts")
    .select(["connected_account_id", "driver"])
    .where("settings", "like", "%://%@%")
    .execute();
  for (const { connected_account_id: id, driver } of rows) {
    const fields = systems.find(({ kind }) => kind === driver)?.fields ?? [];
    try {
      const isSealed = await database.transaction(async (tx) => {
        const row = await lockAccountRow(tx, id);
        const bare = row && withoutLogin(row, fields, secretsOf(row, seal));
        if (!bare) return false;
        const settings = JSON.stringify(bare.settings);
        const sealed_secrets = sealSecrets(bare.secrets, seal);
        const account = tx.updateTable("connected_accounts").where("connected_account_id", "=", id);
        await account.set({ settings, sealed_secrets }).execute();
        return true;
      });
      if (isSealed)
        log(`The user and password in the address of account ${id} are kept apart from it now, the password sealed.`);
    } catch {
      log(
        `The address of account ${id} holds a password, and its secrets cannot be read. Put the server's secret back, or add the account again.`,
      );
    }
  }
}

interface Kept {
  settings: Record<string, unknown>;
  secrets: Record<string, string>;
}

function withoutLogin(
  { settings: text }: ConnectedAccountRow,
  fields: readonly SystemField[],
  secrets: Record<string, string>,
): Kept | undefined {
  const settings = JSON.parse(text ?? "{}") as Record<string, unknown>;
  const kept = { settings: { ...settings }, secrets: { ...secrets } };
  const secret = fields.find(({ isSecret }) => isSecret)?.name ?? "address_password";
  let isChanged = false;
  for (const { name, type, isSecret } of fields) {
    const value = settings[name];
    if (type !== "url" || isSecret || typeof value !== "string" || !URL.canParse(value)) continue;
    const url = new URL(value);
    if (url.username === "" && url.password === "") continue;
    if (url.password !== "" && !kept.secrets[secret]) kept.secrets[secret] = decodeURIComponent(url.password);
    if (url.username !== "" && fields.some((field) => field.name === "username"))
      kept.settings["username"] ??= decodeURIComponent(url.username);
    [url.username, url.password] = ["", ""];
    kept.settings[name] = url.href;
    isChanged = true;
  }
  return isChanged ? kept : undefined;
}
