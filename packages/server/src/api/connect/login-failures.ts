// Limits the tries with the same login across all webviews of a workspace, so that nobody can guess a password or a
// second factor by creating new webviews.
import { sql } from "kysely";
import { iso } from "../../base/clock.ts";
import type { Tx } from "../../base/db/database.ts";
import { hashText } from "../../base/secrets/tokens.ts";
import { type Answers, type Flow, maxWrongAnswers, type Step } from "./flow.ts";
import { loginOf } from "./logins.ts";

/** Time after which the count starts again, so that a stranger cannot lock the owner out for good. */
const windowMs = 900_000;

interface Trying {
  workspace_id: string;
  provider: string;
  /** Login, hashed because people often type a password by mistake. */
  login: string;
}

/** Login that `answers` try on the open pane; `undefined` if they try none. */
export function loginTried(
  workspace_id: string,
  { pane, provider, identity }: Flow,
  answers: Answers,
): Trying | undefined {
  const isLeaving = answers["back"] !== undefined || answers["cancel"] !== undefined;
  if (provider === null || isLeaving || (pane !== "login" && pane !== "code")) return undefined;
  const login = pane === "code" ? identity?.login : loginOf(provider).countedAs(answers);
  return login ? { workspace_id, provider, login: hashText(login) } : undefined;
}

/**
 * Counts a try before its answer is checked. Other tries with the same login wait until this transaction ends.
 * @returns Whether the answer may be checked.
 */
export async function countTry(tx: Tx, { workspace_id, provider, login }: Trying, now: number): Promise<boolean> {
  await tx
    .deleteFrom("login_failures")
    .where("workspace_id", "=", workspace_id)
    .where((eb) => eb.or([eb("since", "<", iso(now - windowMs)), eb("since", ">", iso(now + windowMs))]))
    .execute();
  const { rows } = await sql<{ wrong: number }>`
    insert into login_failures (workspace_id, provider, login, wrong, since) values (${workspace_id}, ${provider}, ${login}, 1, ${iso(now)})
    on conflict (workspace_id, provider, login) do update set wrong = login_failures.wrong + 1 returning wrong`.execute(
    tx,
  );
  return (rows[0]?.wrong ?? 0) <= maxWrongAnswers;
}

/** Settles a try. A right answer does not count. The answer that completes a login resets the login's count. */
export async function settleTry(tx: Tx, trying: Trying, before: Flow, next: Step): Promise<void> {
  const { workspace_id, provider, login } = trying;
  const isWrong = "fail" in next || ("next" in next && next.next.wrong > before.wrong);
  if (isWrong) return;
  const isThrough = "connect" in next || ("next" in next && next.next.pane === "select");
  if (isThrough)
    await tx
      .deleteFrom("login_failures")
      .where("workspace_id", "=", workspace_id)
      .where("provider", "=", provider)
      .where("login", "=", login)
      .execute();
  else
    await sql`update login_failures set wrong = wrong - 1
      where workspace_id = ${workspace_id} and provider = ${provider} and login = ${login}`.execute(tx);
}
