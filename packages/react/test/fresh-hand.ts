// Keeps the last click of one test from being the first half of a double click in the next, where another button may be
// in the same place.
import { beforeEach } from "vitest";
import { rememberClick } from "../src/widgets/parts/use-first-press.ts";

export const freshHand = (): void => rememberClick(undefined);

beforeEach(freshHand);
