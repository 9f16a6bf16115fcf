// The hosted connect flow as a state machine: which pane is open, and where an answer leads (platform-api §3.10). No I/O; keeps no secret.
import { checkSecondFactor, type Identity, type Login, type LoginError, loginOf } from "./logins.ts";
import { en } from "./strings/en.ts";

export type Pane = "intro" | "brand" | "login" | "code" | "select";

export interface Flow {
  readonly pane: Pane;
  readonly provider: string | null;
  /** Known once the credentials were right. */
  readonly identity: Identity | null;
  readonly error: LoginError | null;
  /** What was typed into the login's fields when it was wrong, to be shown and corrected; no secret fields. */
  readonly typed?: Answers | null;
  /** Wrong answers so far; the flow fails at {@link maxWrongAnswers}. */
  readonly wrong: number;
}

export interface FlowRules {
  /** Brands offered, at least one. */
  readonly providers: readonly string[];
  readonly selection: "none" | "single" | "multiple";
}

export type Answers = Readonly<Record<string, string>>;

export type Step =
  | { readonly next: Flow }
  | { readonly connect: { readonly provider: string; readonly identity: Identity } }
  | { readonly fail: { readonly error_code: string; readonly error_message: string } };

/** After so many wrong answers the flow fails, so that nobody can guess a second factor. */
export const maxWrongAnswers = 10;

export const openingFlow: Flow = { pane: "intro", provider: null, identity: null, error: null, wrong: 0 };

/** Where `answers` lead from `flow`. An answer that does not belong to the open pane leaves everything as it is. */
export function step(flow: Flow, answers: Answers, rules: FlowRules): Step {
  if (answers["back"] !== undefined) return { next: back(flow, rules) };
  switch (flow.pane) {
    case "intro":
      return { next: answers["accept"] === undefined ? flow : enter(flow, rules) };
    case "brand":
      return {
        next: rules.providers.includes(answers["provider"] ?? "")
          ? { ...flow, pane: "login", provider: answers["provider"] ?? null, error: null }
          : flow,
      };
    case "login":
      return logIn(flow, answers, rules);
    case "code":
      return checkSecondFactor(answers["code"] ?? "") ? arrive(flow, rules) : wrong(flow, "TWO_FACTOR_BAD_CODE");
    case "select":
      return flow.provider !== null && flow.identity !== null && answers["selected"] !== undefined ? done(flow) : { next: flow };
  }
}

function logIn(flow: Flow, answers: Answers, rules: FlowRules): Step {
  if (flow.provider === null) return { next: openingFlow };
  const login = loginOf(flow.provider);
  const found = login.check(answers);
  if (typeof found === "string") return wrong({ ...flow, typed: typedInto(login, answers) }, found);
  const known = { ...flow, identity: found, error: null, typed: null };
  return login.secondFactor ? { next: { ...known, pane: "code" } } : arrive(known, rules);
}

const longestTyped = 500;

function typedInto({ fields }: Login, answers: Answers): Answers {
  const open = fields.filter(({ name, isSecret }) => !isSecret && answers[name] !== undefined);
  return Object.fromEntries(open.map(({ name }) => [name, (answers[name] ?? "").slice(0, longestTyped)]));
}

function enter(flow: Flow, { providers: [only, ...others] }: FlowRules): Flow {
  return only !== undefined && others.length === 0 ? { ...flow, pane: "login", provider: only } : { ...flow, pane: "brand" };
}

const arrive = (flow: Flow, { selection }: FlowRules): Step =>
  selection === "none" ? done(flow) : { next: { ...flow, pane: "select", error: null } };

function done({ provider, identity }: Flow): Step {
  return provider === null || identity === null ? { next: openingFlow } : { connect: { provider, identity } };
}

function wrong(flow: Flow, error: LoginError): Step {
  const count = flow.wrong + 1;
  return count >= maxWrongAnswers
    ? { fail: { error_code: "too_many_attempts", error_message: en.tooManyAnswers } }
    : { next: { ...flow, error, wrong: count } };
}

function back(flow: Flow, { providers }: FlowRules): Flow {
  const before: Record<Pane, Pane> = {
    intro: "intro",
    brand: "intro",
    login: providers.length > 1 ? "brand" : "intro",
    code: "login",
    select: "login",
  };
  return { ...flow, pane: before[flow.pane], identity: null, error: null, typed: null };
}
