import type { Tx } from "../../../base/db/database.ts";
import { countOf } from "../../../base/db/backups/holdings.ts";
import { findRevoked, type ListedKey, revokeKey } from "../../../base/db/operator/keys.ts";
import { endMadeWith, type MadeWith, madeWith, otherSessions } from "../../../base/db/operator/made-with.ts";
import { revokeWebhookToken } from "../../../base/db/operator/webhook-tokens.ts";
import { stopDeliveries } from "../../../webhooks/delivery/stop-deliveries.ts";
import { databaseSettingsOf, parseArguments } from "../../settings/settings.ts";
import { SettingsError } from "../../../base/settings-error.ts";
import { databaseOptions, onlyArgument, printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { usedText, withDatabase } from "../with-database.ts";

const options = { ...databaseOptions, "end-made": { type: "boolean" } } as const;

export async function revokeOneKey(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, options, true);
  const ref = onlyArgument(positionals, "which key");
  const isToEnd = values["end-made"] ?? false;
  const { result, used } = await withDatabase(databaseSettingsOf(values, io.env), (database) =>
    database.transaction((tx) => revoke(tx, ref, isToEnd)),
  );
  const { key, made, others } = result;
  const { key_id, kind, begins, workspace_id } = key;
  const facts = {
    revoked: { key_id, kind, begins, workspace_id },
    made,
    ended: isToEnd,
    other_sessions: others,
    database: used,
  };
  printResult(io, values, facts, textOf(result, isToEnd, usedText(used)));
  return 0;
}

interface Revoked {
  key: ListedKey;
  made: MadeWith;
  /** Number of other sessions whose tokens the key could read. */
  others: number;
}

async function revoke(tx: Tx, ref: string, isToEnd: boolean): Promise<Revoked> {
  const now = new Date().toISOString();
  // With --end-made a key may be revoked already, because the output of its revocation suggests this option.
  const former = isToEnd ? await findRevoked(tx, ref) : undefined;
  const key = (await revokeKey(tx, ref, now)) ?? (await revokeWebhookToken(tx, ref)) ?? former;
  if (!key && isToEnd) return endOfGone(tx, ref, now);
  // The message does not repeat the input, because that may be a key.
  if (!key) throw new SettingsError("No active key matches that; `mortise keys list` shows them.");
  const made = await madeWith(tx, key.key_id, now);
  if (isToEnd) await endMadeWith(tx, made, { now, stop: (ids) => stopDeliveries(tx, ids) });
  return { key, made, others: key.kind === "api_key" ? await otherSessions(tx, key) : 0 };
}

/** Ends things made with a revoked webhook token, which is deleted itself. */
async function endOfGone(tx: Tx, ref: string, now: string): Promise<Revoked> {
  const key_id = ref.toLowerCase();
  const made = await madeWith(tx, key_id, now);
  if (made.webhooks.length + made.tokens.length === 0)
    throw new SettingsError("No key matches that, and nothing that still works was made with one of that id.");
  await endMadeWith(tx, made, { now, stop: (ids) => stopDeliveries(tx, ids) });
  const key = {
    key_id,
    kind: "webhook_token",
    begins: "orgsk",
    workspace_id: null,
    owner_id: null,
    name: null,
  } as const;
  return { key: { ...key, created_at: now, revoked_at: now }, made, others: 0 };
}

function textOf({ key, made, others }: Revoked, isEnded: boolean, database: string): string {
  const { sessions, webhooks, tokens } = made;
  const list = [
    ...sessions.map(
      ({ client_session_id, user_identifier_key, created_at }) =>
        `  session   ${client_session_id}  of ${user_identifier_key ?? "no user"}, made ${created_at}`,
    ),
    ...webhooks.map(({ endpoint_id, url, created_at }) => `  webhook   ${endpoint_id}  to ${url}, made ${created_at}`),
    ...tokens.map(({ key_id, kind, created_at }) => `  token     ${key_id}  a ${kind}, made ${created_at}`),
  ];
  const first = `The ${key.kind} ${key.begins}_… no longer works, in ${database}.`;
  const counts = [
    countOf(sessions.length, "session"),
    countOf(webhooks.length, "webhook"),
    countOf(tokens.length, "webhook token"),
  ].join(", ");
  const about =
    list.length === 0
      ? ["Nothing that is known to be made with it still works."]
      : isEnded
        ? [`Ended too, because they were made with it (${counts}):`, ...list]
        : [
            `Made with it and still working (${counts}):`,
            ...list,
            "If a stranger may have had the key, end them too:",
            `  mortise keys revoke ${key.key_id} --end-made`,
          ];
  const rest =
    others === 0
      ? []
      : [
          `It could also read the tokens of ${others === 1 ? "1 other session" : `${others} other sessions`} of the workspace. Changing the ` +
            "server's secret ends every session at once.",
        ];
  return [first, ...about, ...rest].join("\n");
}
