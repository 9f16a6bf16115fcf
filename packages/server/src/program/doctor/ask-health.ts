// Reads the health of a server, and the database that it uses.
import { reasonOf } from "../../base/text/reason.ts";

export interface Health {
  ok: boolean;
  message: string;
  /** Id of the server's database; `undefined` for a server of an older version, or another program. */
  database_id: string | undefined;
}

const patienceMs = 2000;

/** Resolves to the health, or to the reason why there is no answer. */
export async function askHealth(origin: string): Promise<Health | string> {
  try {
    const response = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(patienceMs), redirect: "manual" });
    const { ok, msg } = (await response.json()) as { ok?: unknown; msg?: unknown };
    return {
      ok: ok === true,
      message: String(msg),
      database_id: response.headers.get("mortise-database") ?? undefined,
    };
  } catch (error) {
    return reasonOf((error as { cause?: unknown } | null)?.cause ?? error);
  }
}
