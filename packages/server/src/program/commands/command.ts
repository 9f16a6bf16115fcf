// Common parts of the commands of `mortise`: arguments and output.
// The file of a command holds its help and loads no database engine, so that help appears at once. `run` parses the
// arguments first, and then imports the modules that use the database. Verbs, such as `create` of `mortise keys`, parse
// their own arguments.
import { SettingsError } from "../../base/settings-error.ts";
import type { Io } from "./io.ts";

export interface Command {
  /** Line for the list of commands. */
  summary: string;
  /** Help text, without a line break at its end. */
  help: string;
  /** Runs the command. Resolves to the exit code. */
  run: Run;
}

export type Run = (args: readonly string[], io: Io) => Promise<number>;

/** Options of every command that opens a database. run.ts handles `--help` before. */
export const databaseOptions = {
  "data-dir": { type: "string" },
  "database-url": { type: "string" },
  settings: { type: "string" },
  json: { type: "boolean" },
} as const;

export const databaseHelp = `  --settings FILE        the service's settings, NAME=value lines; then nothing is read from the environment
  --data-dir FOLDER      folder of the embedded database        (DATA_DIR, default data)
  --database-url URL     postgres://…, instead of the folder    (DATABASE_URL)
  --json                 answer with one line of JSON`;

/** Prints `text` for people, `facts` for programs. */
export function printResult(
  io: Io,
  { json = false }: { json?: boolean | undefined },
  facts: object,
  text: string,
): void {
  io.stdout(json ? `${JSON.stringify(facts)}\n` : `${text}\n`);
}

/** Lines of label and value. Unknown values are left out. */
export function labelledLines(
  entries: readonly (readonly [label: string, value: string | null | undefined])[],
): string {
  const known = entries.filter(([, value]) => value !== null && value !== undefined);
  const width = Math.max(...known.map(([label]) => label.length));
  return known.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`).join("\n");
}

/** Rows with aligned columns. */
export function alignedRows(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return lines.join("\n");
}

/** Returns the only argument of a command. Throws for none or several. */
export function onlyArgument(positionals: readonly string[], what: string): string {
  const [first, ...more] = positionals;
  if (first === undefined) throw new SettingsError(`Say ${what}. Try --help.`);
  if (more.length > 0) throw new SettingsError(`One argument is enough: ${what}. Try --help.`);
  return first;
}
