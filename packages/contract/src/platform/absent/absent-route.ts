// Type of an absent route: an endpoint of the hosted platform for things that this server does not have.
import { anyone, type CredentialKind, keysOnly, type Method } from "../../call.ts";

/** Reason why something is absent, and its replacement. A write is refused with `type` and both sentences. */
export interface Absence {
  readonly type: string;
  readonly why: string;
  readonly instead: string;
}

/** Answer: an empty list under the key `none`, 404 `<unknown>_not_found`, or 400 with the type of the absence. */
type Answer =
  | { readonly none: string; readonly isPaged: boolean }
  | { readonly unknown: string }
  | { readonly refused: true };

interface Behaviour {
  /** Methods that the server answers. The one that current clients of the hosted platform send comes first. */
  readonly methods: readonly [Method, ...Method[]];
  readonly answer: Answer;
}

export interface AbsentRoute extends Behaviour {
  readonly path: `/${string}`;
  readonly auth: readonly CredentialKind[];
  readonly absence: Absence;
}

const reading = ["GET", "POST"] as const;

export const none = (key: string): Behaviour => ({ methods: reading, answer: { none: key, isPaged: false } });
/** Returns the behaviour of an empty list with `pagination`. */
export const noPage = (key: string): Behaviour => ({ methods: reading, answer: { none: key, isPaged: true } });
export const unknown = (noun: string): Behaviour => ({ methods: reading, answer: { unknown: noun } });
export const refused = (...methods: Behaviour["methods"]): Behaviour => ({ methods, answer: { refused: true } });

/** One line of the table. `C` allows keys and client sessions, `K` only keys of the workspace. */
export type Line = readonly [path: AbsentRoute["path"], askers: "C" | "K", behaviour: Behaviour];

export const routesOf = (absence: Absence, lines: readonly Line[]): AbsentRoute[] =>
  lines.map(([path, askers, behaviour]) => ({
    path,
    auth: askers === "C" ? anyone : keysOnly,
    absence,
    ...behaviour,
  }));
