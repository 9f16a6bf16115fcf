// Turns the rows of the generated call list into the methods of a client. `bindRow` implements every call.
import type { CallOptions } from "./call-options.ts";
import { SeamError } from "./errors.ts";
import type { ActionAttempt, Pagination } from "./generated/entities.ts";
import { type ListedCall, methodPath } from "./listed-call.ts";
import type { CallRow } from "./row.ts";
import type { settleAttempt } from "./settle.ts";
import type { AnswerBody, Transport } from "./transport.ts";

/** Returns the methods of a list of calls, nested by path: `methods.accessCodes.unmanaged.get`. */
export function bindCalls(calls: readonly ListedCall[], transport: Transport, wait: typeof settleAttempt): Methods {
  const methods: Methods = {};
  for (const row of calls) {
    const names = methodPath(row);
    const method = bindRow(row, transport, wait);
    names.reduce((parent, name, at) => (parent[name] ??= at < names.length - 1 ? {} : method) as Methods, methods);
  }
  return methods;
}

type Methods = Record<string, unknown>;

/**
 * Returns the method of one row. Only commands, calls whose answer is an action attempt, need `wait`: a page without
 * commands need not load it.
 */
export function bindRow<Signature>(
  row: CallRow<Signature>,
  transport: Transport,
  wait?: typeof settleAttempt,
): Signature {
  const method = async (input?: string | AnswerBody | null, options: AnyOptions = {}) => {
    if (row.internal && options.acknowledgeInternalEndpoint !== true) {
      throw new SeamError("This is an internal endpoint and should not be used.", { code: "internal_endpoint" });
    }
    const answer = await transport.send(row, complete(row, input), options.signal);
    if (answer["pagination"]) options.onPagination?.(answer["pagination"] as Pagination);
    const value = row.key && answer[row.key];
    const waits = options.waitForActionAttempt ?? row.settles === "always";
    return wait && row.settles && waits ? wait(value as ActionAttempt, transport, options.signal) : value;
  };
  return method as Signature;
}

/** Returns the input to send: a string becomes the field that the row's `id` names, and `fallback` adds its fields. */
export function complete(
  { id = "id", fallback }: CallRow<unknown>,
  input: string | AnswerBody | null | undefined,
): AnswerBody {
  const fields = typeof input === "string" ? { [id]: input } : (input ?? {});
  return fallback?.unless.every((name) => fields[name] === undefined) ? { ...fields, ...fallback.send } : fields;
}

interface AnyOptions extends CallOptions {
  waitForActionAttempt?: boolean;
  acknowledgeInternalEndpoint?: boolean;
}
