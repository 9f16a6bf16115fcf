// The management client, which turns rows into methods.
import { RequiredError } from "./errors.ts";
import { calls } from "./generated/calls.ts";
import type { Management } from "./generated/management.ts";
import type { CallRow } from "./row.ts";
import { createTransport, type SendRequest, type TransportOptions } from "./transport.ts";

export interface MortiseOptions extends TransportOptions {
  /**
   * Address of the API without `/api/v1`; it may have a path. @default the hosted service, https://api.svix.com
   */
  serverUrl?: string | undefined;
}

/** Address of the hosted service, which is the default (spec §7.3). */
const hostedServer = "https://api.svix.com";

/** The webhook-management API, call by call: `mortise.application.create({ name: "Hotel" })`. */
// The constructor assigns every group of Management.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface Mortise extends Management {}

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export class Mortise {
  /** Address of the API, without a slash at the end. */
  readonly serverUrl: string;

  /**
   * @param token - Token of the webhook service.
   * @throws RequiredError when there is no token, or no header can carry it, or the address is empty
   */
  constructor(token: string, options: MortiseOptions = {}) {
    if (!token) throw new RequiredError("token", "new Mortise");
    sendable("token", token, "new Mortise");
    const serverUrl = options.serverUrl ?? hostedServer;
    if (!serverUrl) throw new RequiredError("serverUrl", "new Mortise");
    this.serverUrl = serverUrl.replace(/\/+$/, "");
    const send = createTransport(this.serverUrl, options);
    for (const [group, rows] of Object.entries(calls)) {
      const methods = Object.entries(rows).map(([verb, row]) => [verb, bind(row, `${group}.${verb}`, token, send)]);
      Object.assign(this, { [group]: Object.fromEntries(methods) });
    }
  }
}

type Options = Readonly<Record<string, unknown>>;

const commonErrors = [401, 403, 404, 409, 422];

function bind(row: CallRow, call: string, token: string, send: SendRequest) {
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => camel(name as string));
  const positions = row.body ? names.length + 1 : names.length;

  const request = async (given: readonly unknown[], options: Options): Promise<unknown> => {
    let index = 0;
    const path = row.path.replace(/\{\w+\}/g, () => segment(names[index] as string, given[index++], call));
    const body = row.body && required(row.body, given[index], call);
    return send({
      call,
      method: row.method,
      path: withQuery(path, row, options),
      body,
      token: row.open ? undefined : token,
      idempotencyKey: sendable("idempotencyKey", options["idempotencyKey"] as string | undefined, call),
      signal: options["signal"] as AbortSignal | undefined,
      known: row.known ?? [...commonErrors, ...(row.errors ?? [])],
    });
  };

  return (...given: unknown[]) => {
    const options = (given[positions] ?? {}) as Options;
    return row.list ? page((further) => request(given, { ...options, ...further }), options) : request(given, options);
  };
}

interface List {
  data: unknown[];
  done: boolean;
  iterator?: string | null;
  prevIterator?: string | null;
}

/** Returns the promise of a page, which also iterates over every row from the page's first one on, page by page. */
function page(read: (further: Options) => Promise<unknown>, { iterator, before, after }: Options) {
  const first = read({}) as Promise<List>;
  // `after` alone requests the oldest rows after that moment, so the following pages lie towards the newest.
  const isBackwards = typeof iterator === "string" ? iterator.startsWith("-") : Boolean(after && !before);
  return Object.assign(first, {
    async *[Symbol.asyncIterator]() {
      let from = iterator;
      for (let list = await first; ; list = (await read({ iterator: from })) as List) {
        yield* list.data;
        const next = isBackwards ? list.prevIterator : list.iterator;
        // Stop if the server returns the same iterator again: the loop would never end.
        if (list.done || !next || next === from) return;
        from = next;
      }
    },
  });
}

function withQuery(path: string, { query }: CallRow, options: Options): string {
  const search = new URLSearchParams();
  for (const name of query ?? []) {
    const value = options[camel(name)] ?? [];
    for (const item of Array.isArray(value) ? value : [value])
      search.append(name, item instanceof Date ? item.toISOString() : String(item));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function segment(name: string, value: unknown, call: string): string {
  const text = String(required(name, value, call));
  // URL parsers resolve such a segment: to delete endpoint ".." would delete its application.
  if (text === "" || text === "." || text === "..")
    throw new RequiredError(name, call, `was ${JSON.stringify(text)}, which is not an id,`);
  return encodeURIComponent(text);
}

function required(name: string, value: unknown, call: string): unknown {
  if (value === null || value === undefined) throw new RequiredError(name, call);
  return value;
}

/**
 * Refuses text that no header can carry. The error of fetch would contain it, and be taken for a server that does not
 * answer.
 */
function sendable(name: string, text: string | undefined, call: string): string | undefined {
  try {
    if (text !== undefined) new Headers().set(name, text);
    return text;
  } catch {
    throw new RequiredError(
      name,
      call,
      "holds what headers cannot carry, such as a line break or a letter beyond Latin-1,",
    );
  }
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
