// One request, as handlers see it: who asks, when, and what answers.
import type { Call, CallTable, CredentialKind, InputOf, ResultOf } from "@mortise/contract";
import { iso } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import type { WorkspaceRow } from "../base/db/schema.ts";
import { unauthorized } from "../base/errors.ts";
import type { JsonText } from "../base/text/json-text.ts";
import type { Services } from "../program/services.ts";

export interface Asker {
  kind: CredentialKind;
  /** undefined for public calls, and for access tokens sent without a workspace. */
  workspace: WorkspaceRow | undefined;
  /** The client session that asks; it sees its own accounts only. */
  session_id?: string;
  /** The host's name for the user of that session. */
  user_identifier_key?: string | undefined;
  /** The key that asks; what is made with it notes that. */
  key_id?: string;
  /** Whose access token it is. */
  owner_id?: string;
}

export interface Context extends Services {
  asker: Asker;
  workspace: WorkspaceRow;
  session_id: string | undefined;
  /** Scheme and host under which the caller reached us. */
  origin: string;
  /** The origin of the page that asks, as its browser said; null: a program. */
  page: string | null;
  request_id: string;
  /** Whether this request has committed a transaction. */
  hasKept(): boolean;
  /** This workspace's time, epoch milliseconds. */
  now(): number;
  /** The same as ISO text. */
  moment(): string;
}

/** The fields of a response: each a value, or its JSON as ready text. */
type Answer<Result> = { [Key in keyof Result]: Known<Result[Key]> | JsonText };
/** Entities may carry more than the contract names; what it names is checked. */
type Known<Value> = Value extends readonly (infer Item)[]
  ? readonly Known<Item>[]
  : Value extends object
    ? { [Key in keyof Value as string extends Key ? never : Key]: Known<Value[Key]> }
    : Value;
type Handler<Row> = (context: Context, input: InputOf<Row>) => Answer<ResultOf<Row>> | Promise<Answer<ResultOf<Row>>>;
/** One handler per row: a missing one does not compile. */
export type Handlers<Table extends CallTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Call
    ? Handler<Table[Name]>
    : Table[Name] extends CallTable
      ? Handlers<Table[Name]>
      : never;
};

export function createContext(
  services: Services,
  asker: Asker,
  { origin, page = null, request_id }: { origin: string; page?: string | null; request_id: string },
): Context {
  const now = () => services.clock.now() + (asker.workspace?.clock_offset_ms ?? 0);
  let hasKept = false;
  const database = Object.create(services.database, {
    transaction: {
      value: async (work: Parameters<Database["transaction"]>[0]) => {
        const result = await services.database.transaction(work);
        hasKept = true;
        return result;
      },
    },
  }) as Database;
  return {
    ...services,
    database,
    hasKept: () => hasKept,
    asker,
    get workspace() {
      if (!asker.workspace) throw unauthorized("unauthorized", "This call needs a workspace's credential.");
      return asker.workspace;
    },
    session_id: asker.session_id,
    origin,
    page,
    request_id,
    now,
    moment: () => iso(now()),
  };
}
