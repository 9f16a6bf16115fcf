// Retries statements that PostgreSQL aborted to end a deadlock, and that have done nothing.
import type { ClientBase } from "pg";

/** Codes of a deadlock and of a serialisation failure, after which the same work can succeed. */
const givenUpCodes = new Set(["40P01", "40001"]);
const maxTries = 5;

export const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
export const isGivenUp = (error: unknown): boolean => givenUpCodes.has(String(codeOf(error)));

/**
 * Asks a statement again that was given up: two statements over the same rows meet them in any order. Only for
 * connections that carry no transactions, as in one of those what was given up is all that came before, too.
 */
export function askAgain(client: ClientBase): void {
  const ask = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<unknown>;
  const asked = async (text: string, values?: unknown[]): Promise<unknown> => {
    for (let tried = 1; ; tried += 1)
      try {
        return await ask(text, values);
      } catch (error) {
        if (tried >= maxTries || !isGivenUp(error)) throw error;
      }
  };
  client.query = asked as ClientBase["query"];
}
