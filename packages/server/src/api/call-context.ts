// A call of the platform API, as its handler sees it: caller, time, and services.
import type { Call, CallTable, InputOf, ResultOf } from "@mortise/contract";
import { type Clock, iso } from "../base/clock.ts";
import type { Database } from "../base/db/database.ts";
import type { WorkspaceRow } from "../base/db/schema.ts";
import { unauthorized } from "../base/errors.ts";
import type { Worker } from "../base/queue/queue.ts";
import type { JsonText } from "../base/text/json-text.ts";
import type { Asker, Context } from "../doors/context.ts";
import type { LockSystem } from "../hubs/driver-processes/lock-system.ts";
import type { SeedWorld } from "../hubs/worlds/world-seed.ts";
import type { EndpointRules } from "../webhooks/delivery/request/endpoint-rules.ts";
import { workspaceNow } from "../base/workspace-time.ts";

/** Services for handlers. */
export interface CallServices {
  database: Database;
  /** Server time. */
  clock: Clock;
  /** Secret from which client session tokens are derived. Never leaves the process. */
  secret: Uint8Array;
  worker: Worker;
  /** Worker that sends webhooks. */
  deliveries: Worker;
  /** Rules for addresses of webhooks. */
  endpointRules: EndpointRules;
  /** Lock systems, such as hubs, to which each account has a connection of its own. */
  systems: readonly LockSystem[];
  seedWorld: SeedWorld;
}

export interface CallContext extends Context, CallServices {
  /** Origin of the calling page, from its browser; `null` for a program. */
  page: string | null;
  /** Workspace of the request's credential, for open calls too; `undefined` if there was none. */
  sender: WorkspaceRow | undefined;
  request_id: string;
  /** Whether this request has committed a transaction. */
  hasKept(): boolean;
}

/** Fields of a response: values, or their JSON as text. */
type Answer<Result> = { [Key in keyof Result]: Known<Result[Key]> | JsonText };
/** A value with the contract's fields checked. Entities may have more. */
type Known<Value> = Value extends readonly (infer Item)[]
  ? readonly Known<Item>[]
  : Value extends object
    ? { [Key in keyof Value as string extends Key ? never : Key]: Known<Value[Key]> }
    : Value;
type Handler<Row> = (
  context: CallContext,
  input: InputOf<Row>,
) => Answer<ResultOf<Row>> | Promise<Answer<ResultOf<Row>>>;
/** One handler per row. A missing one does not compile. */
export type Handlers<Table extends CallTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Call
    ? Handler<Table[Name]>
    : Table[Name] extends CallTable
      ? Handlers<Table[Name]>
      : never;
};

export function createContext(
  services: CallServices,
  asker: Asker,
  {
    origin,
    page = null,
    sender = asker.workspace,
    request_id,
  }: { origin: string; page?: string | null; sender?: WorkspaceRow | undefined; request_id: string },
): CallContext {
  const now = () => workspaceNow(services.clock, asker.workspace);
  let hasKept = false;
  const transaction: Database["transaction"] = async (work) => {
    const result = await services.database.transaction(work);
    hasKept = true;
    return result;
  };
  const database = Object.assign(Object.create(services.database) as Database, { transaction });
  const context = {
    ...services,
    database,
    hasKept: () => hasKept,
    asker,
    session: asker.session,
    origin,
    page,
    sender,
    request_id,
    now,
    moment: () => iso(now()),
  };
  const { workspace } = asker;
  // A getter would slow down every call, although only calls of an owner need it.
  return workspace ? { ...context, workspace } : withoutWorkspace(context);
}

const withoutWorkspace = (context: Omit<CallContext, "workspace">): CallContext =>
  Object.defineProperty({ ...context, workspace: undefined as never }, "workspace", {
    get() {
      throw unauthorized("unauthorized", "This call needs a workspace's credential.");
    },
  });
