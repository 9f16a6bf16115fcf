// Databases on which a suite runs. docs/contributing/tests.md, "What runs where", says which suites need both.
import { isRelease } from "../../../../test/release.ts";

export type Engine = "SQLite" | "PostgreSQL";

/** Databases for suites about differences between the two: SQL, claims, races, and access to rows. */
export const bothEngines: readonly Engine[] = ["SQLite", "PostgreSQL"];

/** Databases for suites about code above the database: SQLite, and in `npm run test:release` PostgreSQL too. */
export const usualEngines: readonly Engine[] = isRelease ? bothEngines : ["SQLite"];
