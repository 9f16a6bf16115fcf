import type { Inspection } from "../db/inspect.ts";
import type { Settings } from "../settings.ts";
import type { Finding } from "./finding.ts";

const patienceMs = 2000;

export async function server({ host, port, databaseUrl }: Settings, inspection: Inspection | undefined): Promise<Finding> {
  const at = { check: "server" } as const;
  const shown = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const url = `http://${shown.includes(":") ? `[${shown}]` : shown}:${port}`;
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(patienceMs) });
    const health = (await response.json()) as { ok?: unknown; msg?: unknown };
    if (health.ok === true) return { ...at, state: "ok", what: `A server answers at ${url}` };
    return { ...at, state: "failure", what: `The server at ${url} is unhealthy: ${String(health.msg)}`, advice: "Check its log." };
  } catch {
    const elsewhere = databaseUrl === undefined && inspection?.inUse === true;
    if (elsewhere)
      return {
        ...at,
        state: "warning",
        what: `A server uses the folder, but none answers at ${url}`,
        advice: "Use the same --port and --host as the server.",
      };
    return {
      ...at,
      state: "warning",
      what: `No server answers at ${url}`,
      advice: "Start it with `mortise serve`, unless you stopped it on purpose.",
    };
  }
}
