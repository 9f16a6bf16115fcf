// A request to the webhook service, as handlers see it.
import type { AnswerOf, BodyOf, ManagementCall, ManagementTable, ParamsOf, QueryOf } from "@mortise/contract";
import type { Tx } from "../../base/db/database.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";
import type { WebhookTokenRow } from "../../base/db/webhook-schema.ts";
import type { AcceptTogether } from "../../webhooks/delivery/messages/accept-together.ts";
import type { FindApplication } from "./request/find-application.ts";
import type { Seal } from "../../base/secrets/sealed-text.ts";
import type { CallServices } from "../call-context.ts";
import type { WorkspaceTime } from "../../base/clock.ts";

export interface ManagementContext extends Pick<CallServices, "database" | "clock" | "endpointRules"> {
  /** Logs a line for the operator. */
  readonly log: (message: string) => void;
  /**
   * Token of the caller, whose environment is the workspace. Absent in calls with `auth: "none"`, which use no
   * workspace.
   */
  readonly token: WebhookTokenRow;
  readonly workspace: WorkspaceRow;
  readonly seal: Seal;
  /** Accepts a message. Concurrent messages share a transaction. */
  readonly accept: AcceptTogether;
  readonly findApplication: FindApplication;
  /**
   * Stores the answer under the request's idempotency key, for retries of the request. Absent if the request has no
   * key. Call it in the transaction that must not run twice, so that both are committed or neither. Omit `answer` if
   * the call has none.
   */
  readonly keepAnswer?: (tx: Tx, answer?: object) => Promise<void>;
  /** Public scheme and host of the server, by default those of the request. */
  readonly origin: string;
  /** `Origin` of the calling page; `null` for a program, or a page of this server. */
  readonly page: string | null;
  readonly now: () => WorkspaceTime;
  /** Current time as ISO text. */
  readonly moment: () => string;
}

export interface Asked<Row> {
  params: ParamsOf<Row>;
  query: QueryOf<Row>;
  body: BodyOf<Row>;
  /** Body as it was sent. */
  text: string;
}

/** Marks an answer about a thing that existed already. Some calls answer 200 for it, and 201 for a new one. */
export class Existing<Answer> {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}

type Answered<Row> = AnswerOf<Row> extends undefined ? void : AnswerOf<Row> | Existing<AnswerOf<Row>>;
type ManagementHandler<Row> = (context: ManagementContext, asked: Asked<Row>) => Answered<Row> | Promise<Answered<Row>>;

/** One handler per row. A missing one does not compile. */
export type ManagementHandlers<Table extends ManagementTable[string]> = {
  readonly [Verb in keyof Table]: Table[Verb] extends ManagementCall ? ManagementHandler<Table[Verb]> : never;
};
