// Grants, their methods and spaces that are on screen are read again here.
import type { DevicesInput } from "./reads/devices.ts";
import { refreshAnswers, refreshCodes, type AnswerFilter } from "./refresh.ts";

/**
 * Reads grants and methods on screen again. The codes below them are read too, for which the caller does not wait.
 */
export function refreshGrants(sessionKey: string): Promise<unknown> {
  void refreshCodes(sessionKey);
  return refreshGrantAnswers(sessionKey);
}

export const refreshGrantAnswers = (sessionKey: string, wanted?: AnswerFilter): Promise<unknown> =>
  Promise.all(
    (["accessGrants.list", "accessGrants.get", "accessMethods.list"] as const).map((call) =>
      refreshAnswers(sessionKey, call, undefined, wanted),
    ),
  );

/** Reads spaces on screen again, and lists of devices by their space. */
export const refreshSpaceAnswers = (sessionKey: string, wanted?: AnswerFilter): Promise<unknown> =>
  Promise.all(
    (["spaces.list", "spaces.get"] as const).map((call) => refreshAnswers(sessionKey, call, undefined, wanted)),
  );

/** Reads spaces on screen again, and what depends on their doors, for which the caller does not wait. */
export function refreshSpaces(sessionKey: string): Promise<unknown> {
  void refreshGrants(sessionKey);
  void refreshAnswers(sessionKey, "devices.list", undefined, (answer) => spaceOfDevices(answer) !== undefined);
  return refreshSpaceAnswers(sessionKey);
}

/** The space that a list of devices was asked for. */
export function spaceOfDevices({ queryKey: [, , , input] }: Parameters<AnswerFilter>[0]): string | undefined {
  const { space_id, unstable_location_id } = Object(input) as DevicesInput;
  return space_id ?? unstable_location_id;
}
