// Rows → methods. The types come generated; the behaviour of every call is the one function below.
import type { CallOptions } from "./call-options.ts";
import { SeamError } from "./errors.ts";
import type { ActionAttempt, Pagination } from "./generated/entities.ts";
import type { Row } from "./row.ts";
import { settle } from "./settle.ts";
import { readKey, type Transport } from "./transport.ts";

/** Rows nested by noun. */
export interface RowTree {
  readonly [name: string]: Row<unknown> | RowTree;
}

/** Makes the nested methods of a tree of rows. */
export function bindTree(tree: RowTree, transport: Transport): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([name, entry]) => [name, isRow(entry) ? bindRow(entry, transport) : bindTree(entry, transport)]),
  );
}

/** Makes the method of one row. */
export function bindRow<Signature>(row: Row<Signature>, transport: Transport): Signature {
  const method = async (input?: string | Record<string, unknown>, options: AnyOptions = {}) => {
    if (row.internal && options.acknowledgeInternalEndpoint !== true) {
      throw new SeamError("This is an internal endpoint and should not be used.", { code: "internal_endpoint" });
    }
    const fields = typeof input === "string" ? { [row.id ?? "id"]: input } : (input ?? {});
    const answer = await transport.send(row, fields, options.signal);
    const value = readKey(row, answer);
    if (answer["pagination"]) options.onPagination?.(answer["pagination"] as Pagination);
    const waits = row.settles && (options.waitForActionAttempt ?? row.settles === "always");
    return waits ? settle(value as ActionAttempt, transport, options.signal) : value;
  };
  return method as Signature;
}

interface AnyOptions extends CallOptions {
  waitForActionAttempt?: boolean;
  acknowledgeInternalEndpoint?: boolean;
}

const isRow = (entry: Row<unknown> | RowTree): entry is Row<unknown> => typeof entry["path"] === "string";
