// Which databases a suite runs on; docs/contributing/tests.md, "What runs where", says which suites need both.
import { isRelease } from "../../../../test/release.ts";

export type Engine = "SQLite" | "PostgreSQL";

/** For suites about what differs between the two: SQL, claims, races, and who sees or moves what. */
export const bothEngines: readonly Engine[] = ["SQLite", "PostgreSQL"];

/** For suites about what the code above the databases decides: SQLite, and in `npm run test:release` PostgreSQL too. */
export const usualEngines: readonly Engine[] = isRelease ? bothEngines : ["SQLite"];
