// The class `Seam` with the constructor and methods of `seamapi` 8, the hosted platform's npm client.
import {
  type CredentialOptions,
  resolveAccess,
  resolveSessionAccess,
  type SessionTokenOptions,
} from "../credentials.ts";
import { explainByCode } from "../fetch-failure-codes.ts";
import type { ActionAttempt, ClientSession } from "../generated/entities.ts";
import type { CallRow } from "../row.ts";
import { requestSession } from "../session.ts";
import { settleAttempt } from "../settle.ts";
import { type AnswerBody, createTransport, type Transport, type TransportOptions } from "../transport.ts";
import { withTheirErrors } from "./errors.ts";
import { bindCompatCalls, settled } from "./methods.ts";
import type { CompatPlatform, SettledCommand, SuccessfulAPIResponse } from "./platform.ts";

export interface SeamClientOptions extends CredentialOptions, TransportOptions {}

/** Request for `makeRequest`, which also reaches endpoints that have no method in this class. */
export interface CompatRequest {
  /** Path, such as `/locks/get`. */
  url: string;
  /** @default "GET" */
  method?: string | undefined;
  params?: Readonly<Record<string, unknown>> | undefined;
  data?: Readonly<Record<string, unknown>> | undefined;
}

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the constructor assigns every property
export interface Seam extends CompatPlatform {}

/** The platform API with the methods, results and errors of `seamapi` 8. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export class Seam {
  readonly #transport: Transport;

  /**
   * Creates a client. Without a credential, as in a build without secrets, calls of the client reject with a
   * SeamCredentialsError.
   *
   * @param options - API key, or the credentials and the endpoint.
   * @throws SeamCredentialsError when a credential is malformed or two of the options contradict each other
   */
  constructor(options: string | SeamClientOptions = {}) {
    const given = typeof options === "string" ? { apiKey: options } : options;
    this.#transport = createTransport(resolveAccess(given), given, explainByCode);
    Object.assign(this, bindCompatCalls(this.#transport));
  }

  /** Fetches the client session of a user, or creates it if there is none. @throws SeamAPIError */
  static async getClientSessionToken({
    fetch,
    clock,
    ...options
  }: SessionTokenOptions & TransportOptions): Promise<SuccessfulAPIResponse<{ client_session: ClientSession }>> {
    const transport = createTransport(resolveSessionAccess(options), { fetch, clock }, explainByCode);
    const session = withTheirErrors(() => requestSession(transport, options.userIdentifierKey));
    return { ok: true, client_session: await session };
  }

  /** Sends a request and resolves to the whole answer. @throws SeamAPIError, SeamMalformedInputError */
  async makeRequest<Answer = unknown>(request: CompatRequest): Promise<SuccessfulAPIResponse<Answer>> {
    return (await this.#answerTo(request)) as SuccessfulAPIResponse<Answer>;
  }

  /** Sends a request that starts a command, and waits until the command has ended. */
  async createActionAttemptAndWait(request: CompatRequest): Promise<SettledCommand> {
    const answer = await this.#answerTo(request);
    return withTheirErrors(() => settled(answer, this.#transport));
  }

  /** Waits until a command has ended, for at most a minute. @throws SeamActionAttemptError if the command fails */
  async awaitActionAttempt(attempt: ActionAttempt): Promise<ActionAttempt> {
    return withTheirErrors(() => settleAttempt(attempt, this.#transport));
  }

  #answerTo({ url, method = "GET", params, data }: CompatRequest): Promise<AnswerBody> {
    const row = { method: method.toUpperCase() as CallRow<unknown>["method"], path: url };
    return withTheirErrors(() => this.#transport.send(row, { ...params, ...data }));
  }
}
