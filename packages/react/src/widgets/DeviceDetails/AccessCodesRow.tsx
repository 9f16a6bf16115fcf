import { useAccessCodes } from "../../data/access-codes.ts";
import { useStrings } from "../../strings/strings.tsx";
import { InfoRow } from "../../ui/DetailRow/InfoRow.tsx";

/** "N access codes". */
export function AccessCodesRow({ deviceId }: { deviceId: string }) {
  const { accessCodeTable, deviceDetails } = useStrings();
  const { accessCodes, error } = useAccessCodes({ device_id: deviceId });
  const isUnknown = accessCodes === undefined && error !== null;
  return (
    <InfoRow icon="keypad" label={accessCodeTable.title}>
      {isUnknown ? "" : deviceDetails.accessCodes({ count: accessCodes?.length ?? null })}
    </InfoRow>
  );
}
