// Which page of a visit a form stands on. Two tabs, or a press of the button twice, send a form of a page that the
// visit has left.
import { html } from "hono/html";
import type { Answers, Flow } from "./flow.ts";

type Turned = Pick<Flow, "turn">;

/** Hidden field of every form of the page. */
export const turnField = ({ turn = 0 }: Turned) => html`<input type="hidden" name="turn" value="${turn}">`;

/**
 * Whether the answers belong to a page that was left: they were given to a question that is not asked any more, perhaps
 * of another login. A program that sends no turn answers the page that is open.
 */
export const isStale = ({ turn = 0 }: Turned, { turn: answered }: Answers): boolean =>
  answered !== undefined && answered !== String(turn);

/** Flow with the next turn; unchanged if nothing has changed. */
export const withNextTurn = (before: Flow, next: Flow): Flow =>
  next === before ? before : { ...next, turn: (before.turn ?? 0) + 1 };
