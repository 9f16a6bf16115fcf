import {
  type CredentialOptions,
  resolveAccess,
  resolveSessionAccess,
  type SessionTokenOptions,
} from "./credentials.ts";
import { explainByCode } from "./fetch-failure-codes.ts";
import type { ClientSession } from "./generated/entities.ts";
import type { Platform } from "./generated/platform.ts";
import type { ExplainFailure } from "./network-failure.ts";
import { bindRow } from "./platform.ts";
import { platformOver } from "./platform-over.ts";
import type { CommandRow, PlainRow } from "./row.ts";
import { noteSessionToken } from "./session-access.ts";
import { requestSession } from "./session.ts";
import { settleAttempt } from "./settle.ts";
import { createTransport, type TransportOptions } from "./transport.ts";

export interface SeamOptions extends CredentialOptions, TransportOptions {}

/** The platform API, call by call: `seam.devices.list()`, `seam.locks.unlockDoor(device_id)`. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the constructor assigns every property of Platform
export interface Seam extends Platform {}

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export class Seam {
  /** Address of the platform API, without a slash at the end. */
  readonly endpoint: string;

  /**
   * Creates a client. Without a credential, as in a build without secrets, calls of the client reject with a
   * SeamCredentialsError.
   *
   * @param options - API key, or the credentials and the endpoint.
   * @throws SeamCredentialsError when a credential is malformed or two of the options contradict each other
   */
  constructor(options: string | SeamOptions = {}) {
    const { access, transport } = connect(options, explainByCode);
    this.endpoint = access.endpoint;
    Object.assign(this, platformOver(transport));
    if (typeof options === "object") noteSessionToken(this, options.clientSessionToken);
  }

  /**
   * Fetches the client session of a user, or creates it if there is none. `client_session.token` is for the browser.
   *
   * `PUT /client_sessions/create` (docs/specification/spec.md §5, §7.1).
   * @throws SeamCredentialsError for keys that cannot be used; SeamApiError; SeamNetworkError
   */
  static async getClientSessionToken({
    fetch,
    clock,
    signal,
    ...options
  }: SessionTokenOptions & TransportOptions & { signal?: AbortSignal | undefined }): Promise<{
    ok: true;
    client_session: ClientSession;
  }> {
    const transport = createTransport(resolveSessionAccess(options), { fetch, clock }, explainByCode);
    return { ok: true, client_session: await requestSession(transport, options.userIdentifierKey, signal) };
  }
}

/**
 * Returns the method of a single call, for pages where every kilobyte counts. `@mortise/client/calls` exports a row for
 * each call: `const listDevices = createCall(devicesList, { clientSessionToken })`.
 */
export function createCall<Signature>(row: PlainRow<Signature>, options: string | SeamOptions = {}): Signature {
  return bindRow(row, connect(options).transport);
}

/**
 * Works like {@link createCall}, for a call that starts an action attempt and may wait for its end, such as
 * `locksUnlockDoor`.
 */
export function createCommand<Signature>(row: CommandRow<Signature>, options: string | SeamOptions = {}): Signature {
  return bindRow(row, connect(options).transport, settleAttempt);
}

function connect(options: string | SeamOptions, explain?: ExplainFailure) {
  const given = typeof options === "string" ? { apiKey: options } : options;
  const access = resolveAccess(given);
  return { access, transport: createTransport(access, given, explain) };
}
