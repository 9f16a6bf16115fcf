// Writes hints such as "`mortise keys list`" as the operator has to type them: `npx mortise …` where the package was
// installed, `npm run mortise -- …` in a clone, and with the options that name the database of the running command.
import type { Environment } from "../settings/settings.ts";
import type { Io } from "./io.ts";

/** How this program was started, by the variables that npm sets. A program on the PATH is `mortise` itself. */
function ownCommand({ npm_command, npm_lifecycle_event }: Environment): string {
  if (npm_command === "exec") return "npx mortise";
  return npm_lifecycle_event === "mortise" || npm_lifecycle_event === "start" ? "npm run mortise --" : "mortise";
}

/** Options that a hint repeats. Not `--database-url`: it may hold a password. */
const databaseOption = /^--(?:settings|data-dir)(?==|$)/;
const isPlain = /^[\w@%+=:,./-]+$/;

/** Returns the options of `args` that name the database, with a space before each; empty if one needs quotes. */
function databaseOptionsOf(args: readonly string[]): string {
  const options = args.flatMap((text, at) => {
    if (!databaseOption.test(text)) return [];
    return text.includes("=") ? [text] : [text, args[at + 1] ?? ""];
  });
  return options.every((text) => isPlain.test(text)) ? options.map((text) => ` ${text}`).join("") : "";
}

/** Whether the rest of a hint is one command, without a clause or the rest of a JSON line after it. */
const isOneCommand = (rest: string) => !/[,;{}()]|\.$|--(?:settings|data-dir)\b/.test(rest);

/**
 * Returns `io` with an output that writes the commands of `names` as they are typed here. A hint up to a backtick or
 * the end of its line also gets the database options. Files and facts for programs (`service`, `--json`) stay unchanged
 * on standard output.
 */
export function withOwnCommand(io: Io, args: readonly string[], names: readonly string[]): Io {
  const [own, options] = [ownCommand(io.env), databaseOptionsOf(args)];
  const command = new RegExp(`\\bmortise (?=(?:COMMAND|${names.join("|")})\\b)([^\\n\`]*)`, "g");
  const rewrite = (text: string) =>
    text.replaceAll(command, (_, rest: string) => `${own} ${rest}${isOneCommand(rest) ? options : ""}`);
  const isForPrograms = args[0] === "service" || args.includes("--json");
  return {
    ...io,
    stdout: (text) => io.stdout(isForPrograms ? text : rewrite(text)),
    stderr: (text) => io.stderr(rewrite(text)),
  };
}
