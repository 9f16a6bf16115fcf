// Runs the command line as a person does, in a process of its own with settings of its own.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

interface Ran {
  code: number;
  out: string;
  err: string;
}

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const isSetting = (name: string): boolean =>
  name.startsWith("MORTISE_") || ["DATABASE_URL", "DATA_DIR", "PORT", "HOST", "PUBLIC_URL"].includes(name);

/** Runs `mortise` without the settings in this process's own environment. */
export function mortise(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isSetting(name)));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--conditions=source", main, ...args],
      { env: { ...clean, ...env } },
      (error, out, err) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, out, err });
      },
    );
  });
}

/** Runs `mortise --json`, which must print exactly one line of JSON; returns what it says. */
export async function mortiseJson<Facts>(
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<Facts> {
  const { code, out, err } = await mortise([...args, "--json"], env);
  if (code !== 0 || !out.endsWith("\n") || out.trimEnd().includes("\n"))
    throw new Error(`Ended with ${code}: ${out}${err}`);
  return JSON.parse(out) as Facts;
}
