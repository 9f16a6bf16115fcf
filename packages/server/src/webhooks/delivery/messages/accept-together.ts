// Accepts concurrent messages in one transaction, because each commit waits for the disk.
import type { Database } from "../../../base/db/database.ts";
import { type Accepted, acceptMessages, type NewMessage } from "./accept-message.ts";
import { createBatcher } from "../batching.ts";

/** Resolves to the stored message, `"taken"`, or `"gone"` if its application was deleted meanwhile. */
export type AcceptTogether = (message: NewMessage) => Promise<Accepted | "gone">;

export function createAcceptTogether(database: Database): AcceptTogether {
  const accept = (messages: readonly NewMessage[]) => database.transaction((tx) => acceptMessages(tx, messages));

  async function acceptAlone(message: NewMessage): Promise<Accepted | "gone"> {
    try {
      return (await accept([message]))[0] as Accepted;
    } catch (error) {
      if (database.isForeignKeyViolation(error)) return "gone";
      throw error;
    }
  }

  async function together(
    messages: readonly NewMessage[],
  ): Promise<readonly (Accepted | Promise<Accepted | "gone">)[]> {
    try {
      return await accept(messages);
    } catch (error) {
      if (database.isUnavailable(error)) throw error;
      // One bad message undid the whole transaction, so each is tried by itself.
      return messages.map(acceptAlone);
    }
  }

  return createBatcher<NewMessage, Accepted | "gone">(together, { lanes: database.kind === "postgres" ? 2 : 1 });
}
