#!/usr/bin/env node
// The command line: `mortise [command] [options]`.
import { stackInSources } from "./base/text/stack-in-sources.ts";
import { runCommand } from "./program/commands/run.ts";

const { argv, env, execArgv, execPath, stdout, stderr } = process;

// The monitor runs before Node prints an uncaught error.
process.on("uncaughtExceptionMonitor", (error) => {
  if (error instanceof Error) error.stack = stackInSources(error);
});

const code = await runCommand(argv.slice(2), {
  env,
  program: [execPath, ...execArgv, argv[1] ?? ""],
  stdout: (text) => void stdout.write(text),
  stderr: (text) => void stderr.write(text),
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    }),
});
// A pipe may still hold the last lines. A command that failed may have left a connection open, which would keep Node.
stdout.write("", () => process.exit(code));
