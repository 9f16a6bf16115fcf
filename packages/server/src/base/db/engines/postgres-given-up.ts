// Retries statements that PostgreSQL aborted to end a deadlock, and that have done nothing.
import type { ClientBase } from "pg";

/** Codes of a deadlock and of a serialisation failure, after which the same work can succeed. */
const givenUpCodes = new Set(["40P01", "40001"]);
const maxTries = 5;

export const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
export const isGivenUp = (error: unknown): boolean => givenUpCodes.has(String(codeOf(error)));

/**
 * Retries statements of a client that PostgreSQL aborted: two statements over the same rows may lock them in different
 * orders. Only for connections without transactions, because an abort also discards the transaction's earlier
 * statements.
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
