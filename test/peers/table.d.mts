/** Counts of one peer: methods by their state, and optional parameters by their outcome. */
interface PeerCounts {
  readonly [state: string]: unknown;
  readonly parameters?: Readonly<Record<"honoured" | "refused" | "ignored" | "unclear", number>>;
}
type Counts = Readonly<Record<string, PeerCounts>>;
export declare const states: readonly string[];
export declare function readResult(): Counts;
export declare function readDocument(): string;
export declare function readRoutes(): readonly string[];
export declare function standingOf(
  routes: readonly string[],
): Partial<Record<"here" | "none" | "refused" | "missing", string[]>>;
export declare function withTables(text: string, counts: Counts, routes?: readonly string[]): string;
