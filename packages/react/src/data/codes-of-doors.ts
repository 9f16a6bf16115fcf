// Reads the codes of many doors in few requests.
import type { AccessCode, Seam } from "@mortise/client";
import { wholeCode } from "../rules/code/whole-code.ts";
import { lookAgain, type UseAccessCodesResult } from "./access-codes.ts";
import { usePlatformQuery } from "./platform-query.ts";

/** Most doors of one request. A screen shows fewer, and the answer stays short. */
export const doorsPerQuestion = 100;
/** Most locks that are read one by one, if the server lists only the codes of one lock. */
const mostQuestions = 12;
/** HTTP statuses of servers that list only the codes of one lock. */
const oneLockAlone = new Set<unknown>([400, 405, 422, 501]);

/** Lists all codes of some doors. Pass at most {@link doorsPerQuestion}. Without doors, no request is sent. */
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
    // The last codes stay on screen when a door is added or removed.
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
