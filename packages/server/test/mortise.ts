// Runs the command line as a person does: its own process, its own settings.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface Ran {
  code: number;
  out: string;
  err: string;
}

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const own = new Set([
  "DATABASE_URL",
  "DATA_DIR",
  "PORT",
  "HOST",
  "PUBLIC_URL",
  "MORTISE_DEMO",
  "MORTISE_SECRET",
  "MORTISE_WEBHOOK_ALLOW",
  "MORTISE_KEEP_DAYS",
]);

/** Nothing of this process's own settings reaches it. */
export function mortise(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
  return new Promise((resolve) => {
    execFile(process.execPath, ["--conditions=source", main, ...args], { env: { ...clean, ...env } }, (error, out, err) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err });
    });
  });
}

/** The one line of JSON it must answer with. */
export async function mortiseJson<Facts>(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Facts> {
  const { code, out, err } = await mortise([...args, "--json"], env);
  if (code !== 0 || !out.endsWith("\n") || out.trimEnd().includes("\n")) throw new Error(`Ended with ${code}: ${out}${err}`);
  return JSON.parse(out) as Facts;
}
