import { useAccessCodes } from "../../data/access-codes.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { NavRow } from "../../ui/DetailRow/NavRow.tsx";

export const codesOpenerKey = "access-codes";

/** "N access codes"; opens their table, which also says why they could not be counted. */
export function AccessCodesRow({ deviceId, onOpen }: { deviceId: string; onOpen: () => void }) {
  const { accessCodeTable, deviceDetails } = useAllStrings();
  const { accessCodes, error } = useAccessCodes({ device_id: deviceId });
  const isUnknown = accessCodes === undefined && error !== null;
  return (
    <NavRow icon="keypad" data-seam-opener={codesOpenerKey} onOpen={onOpen}>
      {isUnknown ? accessCodeTable.title : deviceDetails.accessCodes({ count: accessCodes?.length ?? null })}
    </NavRow>
  );
}
