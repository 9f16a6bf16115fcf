// One request to the webhook service, as handlers see it.
import type { AnswerOf, BodyOf, ManagementCall, ManagementTable, ParamsOf, QueryOf } from "@mortise/contract";
import type { Query } from "../db/database.ts";
import type { WorkspaceRow } from "../db/schema.ts";
import type { WebhookTokenRow } from "../db/webhook-schema.ts";
import type { AcceptTogether } from "../delivery/accept-together.ts";
import type { FindApplication } from "./find-application.ts";
import type { Seal } from "../secrets/sealed-text.ts";
import type { Services } from "../services.ts";

export interface ManagementContext extends Pick<Services, "database" | "clock" | "log"> {
  /** Who asks; its environment is the workspace. Absent on open calls, which ask for nothing of anybody's. */
  readonly token: WebhookTokenRow;
  readonly workspace: WorkspaceRow;
  readonly seal: Seal;
  /** Messages come in numbers. */
  readonly accept: AcceptTogether;
  readonly findApplication: FindApplication;
  /**
   * Keeps what will be answered for whoever asks again with the same idempotency key, in the transaction of what must not be done twice;
   * without an answer where the call has none. Absent where no key was sent.
   */
  readonly keepAnswer?: (tx: Query, answer?: object) => Promise<void>;
  /** Scheme and host under which the caller reached us. */
  readonly origin: string;
  /** The workspace's time, epoch milliseconds. */
  readonly now: () => number;
  /** The same as ISO text. */
  readonly moment: () => string;
}

export interface Asked<Row> {
  params: ParamsOf<Row>;
  query: QueryOf<Row>;
  body: BodyOf<Row>;
  /** The body as it was sent. */
  text: string;
}

/** Says that what is answered was there before, where a row tells the two apart by status. */
export class Existing<Answer> {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}

type Answered<Row> = AnswerOf<Row> extends undefined ? void : AnswerOf<Row> | Existing<AnswerOf<Row>>;
export type ManagementHandler<Row> = (context: ManagementContext, asked: Asked<Row>) => Answered<Row> | Promise<Answered<Row>>;

/** One handler per row: a missing one does not compile. */
export type ManagementHandlers<Table extends ManagementTable[string]> = {
  readonly [Verb in keyof Table]: Table[Verb] extends ManagementCall ? ManagementHandler<Table[Verb]> : never;
};
