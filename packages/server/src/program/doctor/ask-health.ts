// Asks a server how it is, and which database it uses.
import { reasonOf } from "../../base/text/reason.ts";

export interface Health {
  ok: boolean;
  message: string;
  /** Of the database that the server uses; undefined: a server of an older version, or another program. */
  database_id: string | undefined;
}

const patienceMs = 2000;

/** A text: why there is no answer. */
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
