// Writes hints such as "`mortise keys list`" as the operator has to type them: `npx mortise …` where the package was
// installed, `npm run mortise -- …` in a clone.
import type { Environment } from "../settings/settings.ts";
import type { Io } from "./io.ts";

/** How this program was started, by the variables that npm sets. A program on the PATH is `mortise` itself. */
function ownCommand({ npm_command, npm_lifecycle_event }: Environment): string {
  if (npm_command === "exec") return "npx mortise";
  return npm_lifecycle_event === "mortise" || npm_lifecycle_event === "start" ? "npm run mortise --" : "mortise";
}

/**
 * The same output, with the commands of `names` in messages and help as they are typed here. Files and facts for
 * programs (`service`, `--json`) stay unchanged on standard output.
 */
export function withOwnCommand(io: Io, args: readonly string[], names: readonly string[]): Io {
  const own = ownCommand(io.env);
  if (own === "mortise") return io;
  const command = new RegExp(`\\bmortise (?=(?:COMMAND|${names.join("|")})\\b)`, "g");
  const rewrite = (text: string) => text.replaceAll(command, `${own} `);
  const isForPrograms = args[0] === "service" || args.includes("--json");
  return {
    ...io,
    stdout: (text) => io.stdout(isForPrograms ? text : rewrite(text)),
    stderr: (text) => io.stderr(rewrite(text)),
  };
}
