// Access codes: the requested code, and its progress at the lock.
import type { ErrorEntry, WarningEntry } from "../catalogue/issues/issues.ts";
import { asCompared } from "./search-text.ts";
import type { Query, Tx } from "./database.ts";
import type { CodeOfGrant } from "./grant-schema.ts";
import type { AccessCodeRow } from "./schema.ts";
import type { AskedBy } from "./asked-by.ts";

export type CodeStatus = AccessCodeRow["status"];

export interface CodeWishes {
  /** @default true */
  prefer_native_scheduling?: boolean;
  /** @default true */
  attempt_for_offline_device?: boolean;
  /** Set on a backup code that was not handed out yet. */
  in_pool?: boolean;
  /** Time of the last change of digits or schedule; absent if there was none since the creation. */
  changed_at?: string;
}

/**
 * Access code as stored (platform-api §3.8). `errors` and `warnings` hold only the code's own. The API's answers add
 * those of its device and account.
 */
export interface AccessCodeEntity {
  access_code_id: string;
  workspace_id: string;
  device_id: string;
  name: string | null;
  code: string | null;
  type: "ongoing" | "time_bound";
  status: CodeStatus;
  starts_at?: string | null;
  ends_at?: string | null;
  created_at: string;
  errors: ErrorEntry[];
  warnings: WarningEntry[];
  is_managed: boolean;
  common_code_key?: string | null;
  is_backup_access_code_available?: boolean;
  /** Handling that the creator requested. The API's answers leave it out. */
  wishes?: CodeWishes;
  [more: string]: unknown;
}

/** Progress of the code at its lock. */
export type CodeProgress = Pick<AccessCodeRow, "removal_asked_at" | "refused" | "tries" | "not_before">;
const untouched: CodeProgress = { removal_asked_at: null, refused: null, tries: 0, not_before: 0 };

const rowsPerInsert = 500;

/** Inserts codes. @param ofGrant - Grant that makes them. */
export async function insertAccessCodes(
  query: Query,
  codes: readonly AccessCodeEntity[],
  ofGrant: CodeOfGrant = noGrant,
): Promise<void> {
  for (let at = 0; at < codes.length; at += rowsPerInsert)
    await query
      .insertInto("access_codes")
      .values(codes.slice(at, at + rowsPerInsert).map((code) => Object.assign(accessCodeRow(code), untouched, ofGrant)))
      .execute();
}

const noGrant: CodeOfGrant = { access_grant_id: null, access_method_id: null };

function accessCodeRow(
  code: AccessCodeEntity,
): Omit<AccessCodeRow, keyof CodeProgress | keyof CodeOfGrant | "asked_by"> {
  const {
    access_code_id,
    workspace_id,
    device_id,
    created_at,
    status,
    starts_at = null,
    ends_at = null,
    common_code_key = null,
  } = code;
  return {
    access_code_id,
    workspace_id,
    device_id,
    created_at,
    status,
    starts_at,
    ends_at,
    common_code_key,
    code: code.code,
    is_managed: code.is_managed ? 1 : 0,
    is_backup: code.wishes?.in_pool === true ? 1 : 0,
    has_issues: code.errors.length + code.warnings.length > 0 ? 1 : 0,
    search: asCompared(`${code.name ?? ""}\n${code.code ?? ""}`),
    body: JSON.stringify(code),
  };
}

export const accessCodeOf = (row: Pick<AccessCodeRow, "body">): AccessCodeEntity =>
  JSON.parse(row.body) as AccessCodeEntity;

export async function saveAccessCode(
  tx: Tx,
  code: AccessCodeEntity,
  progress: Partial<CodeProgress> = {},
): Promise<void> {
  const { access_code_id, ...row } = accessCodeRow(code);
  await tx
    .updateTable("access_codes")
    .set({ ...row, ...progress })
    .where("access_code_id", "=", access_code_id)
    .execute();
}

/** Stores the caller of the last change, for later events of the code. */
export async function noteCodeAsker(query: Query, access_code_id: string, asked_by: AskedBy): Promise<void> {
  const change = { asked_by: JSON.stringify(asked_by) };
  await query.updateTable("access_codes").set(change).where("access_code_id", "=", access_code_id).execute();
}
