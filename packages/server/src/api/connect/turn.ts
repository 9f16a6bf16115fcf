// Numbers the pages of a visit, to detect forms of a page that the visit has left. Two tabs, or a double click on the
// button, send such forms.
import { html } from "hono/html";
import type { Answers, Flow } from "./flow.ts";

type Turned = Pick<Flow, "turn">;

/** Hidden field of every form of the page. */
export const turnField = ({ turn = 0 }: Turned) => html`<input type="hidden" name="turn" value="${turn}">`;

/**
 * Whether the answers belong to a page that was left, whose question may have been about another login. Answers without
 * a turn, which programs send, are for the open page.
 */
export const isStale = ({ turn = 0 }: Turned, { turn: answered }: Answers): boolean =>
  answered !== undefined && answered !== String(turn);

/** Flow with the next turn; unchanged if nothing has changed. */
export const withNextTurn = (before: Flow, next: Flow): Flow =>
  next === before ? before : { ...next, turn: (before.turn ?? 0) + 1 };
