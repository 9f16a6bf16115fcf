// The hosted connect flow as a state machine: the open pane, and the next one for each answer (platform-api §3.10). It
// does no I/O and stores no secret.
import type { ConnectErrorCode } from "../../base/outgoing/connect-error.ts";
import type { DeviceInfo } from "../../driver/device-info.ts";
import { checkSecondFactor, type Identity, type Login, type LoginError, loginOf } from "./logins.ts";
import { en } from "./strings/en.ts";

type Pane = "intro" | "login" | "code" | "select";

export interface Flow {
  readonly pane: Pane;
  readonly provider: string | null;
  /** Identity of the person, after right credentials. */
  readonly identity: Identity | null;
  readonly error: LoginError | null;
  /** Last answers in the login's public fields, to be shown and corrected. */
  readonly typed?: Answers | null;
  /** Whether another code was requested since the last answer. */
  readonly sentAgain?: boolean;
  /**
   * Fields of a system on the person's own network: the error of its probe, the devices found there, and the sealed
   * answers.
   */
  readonly systemError?: ConnectErrorCode | null;
  readonly found?: readonly DeviceInfo[] | null;
  readonly sealed?: string | null;
  /** Number of wrong answers and of requests for another code. The flow fails at {@link maxWrongAnswers}. */
  readonly wrong: number;
  /** Number of pages that the visit has left; see turn.ts. */
  readonly turn?: number;
}

export interface FlowRules {
  /** Offered brands and systems, at least one. */
  readonly providers: readonly string[];
  readonly selection: "none" | "single" | "multiple";
  /** Public fields of the chosen system; `undefined` if a manufacturer was chosen. */
  readonly systemFields?: readonly string[] | undefined;
}

export type Answers = Readonly<Record<string, string>>;

export type Step =
  | { readonly next: Flow }
  | { readonly connect: { readonly provider: string; readonly identity: Identity } }
  | { readonly fail: { readonly error_code: string; readonly error_message: string } };

/** Wrong answers after which the flow fails, so that nobody can guess a second factor. */
export const maxWrongAnswers = 10;

export const tooManyTries: Step = { fail: { error_code: "too_many_attempts", error_message: en.tooManyAnswers } };

const canceled: Step = { fail: { error_code: "canceled_by_user", error_message: en.canceled } };

export const openingFlow: Flow = { pane: "intro", provider: null, identity: null, error: null, wrong: 0 };

/** Next step after `answers`. Answers to another pane would count as wrong, so turn.ts has to detect them before. */
export function nextStep(flow: Flow, answers: Answers, rules: FlowRules): Step {
  if (answers["cancel"] !== undefined) return canceled;
  if (answers["back"] !== undefined) return { next: back(flow, answers, rules) };
  switch (flow.pane) {
    case "intro":
      return { next: enter(flow, answers, rules) };
    case "login":
      return logIn(flow, answers, rules);
    case "code":
      // A request for another code counts as an answer, so that the owner's phone does not ring all night.
      if (answers["again"] !== undefined) return counted({ ...flow, error: null, sentAgain: true });
      return checkSecondFactor(answers["code"] ?? "") ? arrive(flow, rules) : wrong(flow, "TWO_FACTOR_BAD_CODE");
    case "select":
      return flow.provider !== null && flow.identity !== null && answers["selected"] !== undefined
        ? done(flow)
        : { next: flow };
  }
}

function logIn(flow: Flow, answers: Answers, rules: FlowRules): Step {
  if (flow.provider === null) return { next: openingFlow };
  const login = loginOf(flow.provider);
  const found = login.check(answers);
  const typed = typedInto(openFieldsOf(login), answers);
  if (typeof found === "string") return wrong({ ...flow, typed }, found);
  const known = { ...flow, identity: found, error: null, typed };
  return login.secondFactor ? { next: { ...known, pane: "code" } } : arrive(known, rules);
}

const longestTyped = 500;

const openFieldsOf = ({ fields }: Login): string[] =>
  fields.filter(({ isSecret }) => !isSecret).map(({ name }) => name);

/** Answers in these fields, to be shown again. */
export function typedInto(fields: readonly string[], answers: Answers): Answers {
  const typed = fields.filter((name) => answers[name] !== undefined);
  return Object.fromEntries(typed.map((name) => [name, (answers[name] ?? "").slice(0, longestTyped)]));
}

/** Earlier answers to show at `chosen`. Of those for another manufacturer only the e-mail address is kept. */
function typedAt({ provider, typed }: Flow, chosen: string): Answers | null {
  if (provider === chosen) return typed ?? null;
  return typed?.["email"] === undefined ? null : { email: typed["email"] };
}

/** Leaves the first pane: by agreement to the only manufacturer, or by the choice of one, which also agrees. */
function enter(flow: Flow, answers: Answers, { providers }: FlowRules): Flow {
  const chosen = offersOne(providers) && answers["accept"] !== undefined ? providers[0] : answers["provider"];
  return chosen !== undefined && providers.includes(chosen)
    ? { ...flow, pane: "login", provider: chosen, error: null, typed: typedAt(flow, chosen) }
    : flow;
}

/** Whether there is only one manufacturer or system. */
export const offersOne = (offered: readonly unknown[]): boolean => offered.length === 1;

const arrive = (flow: Flow, { selection }: FlowRules): Step =>
  selection === "none" ? done(flow) : { next: { ...flow, pane: "select", error: null } };

function done({ provider, identity }: Flow): Step {
  return provider === null || identity === null ? { next: openingFlow } : { connect: { provider, identity } };
}

const wrong = (flow: Flow, error: LoginError): Step => counted({ ...flow, error, sentAgain: false });

function counted(flow: Flow): Step {
  const count = flow.wrong + 1;
  return count >= maxWrongAnswers ? tooManyTries : { next: { ...flow, wrong: count } };
}

const before: Readonly<Record<Pane, Pane>> = { intro: "intro", login: "intro", code: "login", select: "login" };

function back(flow: Flow, answers: Answers, { systemFields }: FlowRules): Flow {
  const { pane, provider, typed = null } = flow;
  const left =
    pane === "login" && provider !== null ? typedInto(systemFields ?? openFieldsOf(loginOf(provider)), answers) : {};
  return {
    ...flow,
    pane: before[flow.pane],
    identity: null,
    error: null,
    sentAgain: false,
    typed: typed === null && Object.keys(left).length === 0 ? null : { ...typed, ...left },
    systemError: null,
    found: null,
    sealed: null,
  };
}
