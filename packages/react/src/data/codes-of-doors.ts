// Codes of many doors, asked for in few questions.
import type { AccessCode, Seam } from "@mortise/client";
import { wholeCode } from "../rules/code/whole-code.ts";
import { lookAgain, type UseAccessCodesResult } from "./access-codes.ts";
import { usePlatformQuery } from "./platform-query.ts";

/** The most doors of one question. A screen shows fewer, and the answer stays short enough to be read at once. */
export const doorsPerQuestion = 100;
/** Where a server lists the codes of one lock alone, so many locks are asked one by one. */
const mostQuestions = 12;
/** The answers of servers that list the codes of one lock alone. */
const oneLockAlone = new Set<unknown>([400, 405, 422, 501]);

/** All codes of some doors, at most {@link doorsPerQuestion}. No question is asked for no door. */
export function useCodesOfDoors(device_ids: readonly string[]): UseAccessCodesResult {
  const [only] = device_ids.length === 1 ? device_ids : [];
  return usePlatformQuery<AccessCode[], { accessCodes: AccessCode[] | undefined }>(
    {
      call: "accessCodes.list",
      input: only === undefined ? { device_ids } : { device_id: only },
      read: async (client, { signal }) => {
        if (device_ids.length === 0) return [];
        const found = await (only === undefined ? listOf(client, device_ids, signal) : ofDoor(client, only, signal));
        return found.filter((code) => code?.access_code_id).map(wholeCode);
      },
    },
    (accessCodes) => ({ accessCodes }),
    // A door that came or went leaves the codes of the others on screen.
    (sessionKey) => ({ ...lookAgain(sessionKey), placeholderData: (former: AccessCode[] | undefined) => former }),
  );
}

/** Whether a server has refused to list the codes of several doors. */
export const isOneLockAlone = (error: unknown): boolean =>
  oneLockAlone.has((error as { status?: unknown } | null)?.status);

const ofDoor = ({ accessCodes }: Seam, device_id: string, signal: AbortSignal) =>
  accessCodes.list({ device_id }, { signal });

async function listOf(client: Seam, device_ids: readonly string[], signal: AbortSignal): Promise<AccessCode[]> {
  try {
    return await client.accessCodes.list({ device_ids: [...device_ids] }, { signal });
  } catch (error) {
    if (!isOneLockAlone(error) || device_ids.length > mostQuestions) throw error;
    return (await Promise.all(device_ids.map((id) => ofDoor(client, id, signal)))).flat();
  }
}
