// Refetches shown grants, methods and spaces.
import type { DevicesInput } from "./reads/devices.ts";
import { refreshAnswers, refreshCodes, type AnswerFilter } from "./refresh.ts";

/** Refetches shown grants and methods. Their codes are refetched too, but the promise does not wait for them. */
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

/** Refetches shown spaces only. */
export const refreshSpaceAnswers = (sessionKey: string, wanted?: AnswerFilter): Promise<unknown> =>
  Promise.all(
    (["spaces.list", "spaces.get"] as const).map((call) => refreshAnswers(sessionKey, call, undefined, wanted)),
  );

/**
 * Refetches shown spaces. Answers that depend on their doors are refetched too, but the promise does not wait for them.
 */
export function refreshSpaces(sessionKey: string): Promise<unknown> {
  void refreshGrants(sessionKey);
  void refreshAnswers(sessionKey, "devices.list", undefined, (answer) => spaceOfDevices(answer) !== undefined);
  return refreshSpaceAnswers(sessionKey);
}

/** Space filter of a list of devices. */
export function spaceOfDevices({ queryKey: [, , , input] }: Parameters<AnswerFilter>[0]): string | undefined {
  const { space_id, unstable_location_id } = Object(input) as DevicesInput;
  return space_id ?? unstable_location_id;
}
