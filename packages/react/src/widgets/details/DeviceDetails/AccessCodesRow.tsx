import { useAccessCodes } from "../../../data/access-codes.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { NavRow } from "../../../ui/DetailRow/NavRow.tsx";

export const codesOpenerKey = "access-codes";
export const addOpenerKey = "add";

interface AccessCodesRowProps {
  deviceId: string;
  onOpen: () => void;
  /** Opens the form of a new code. Without it, no code can be added here. */
  onAdd: (() => void) | undefined;
}

/** Row "N access codes". Opens their table, which also says why they could not be counted. */
export function AccessCodesRow({ deviceId, onOpen, onAdd }: AccessCodesRowProps) {
  const { accessCodeTable, deviceDetails } = useAllStrings();
  const { accessCodes, error } = useAccessCodes({ device_id: deviceId });
  const isUnknown = accessCodes === undefined && error !== null;
  const add = onAdd && (
    <Button icon="plus" onClick={onAdd} data-seam-opener={addOpenerKey}>
      {accessCodeTable.addCode}
    </Button>
  );
  return (
    <NavRow icon="keypad" data-seam-opener={codesOpenerKey} onOpen={onOpen} end={add}>
      {isUnknown ? accessCodeTable.title : deviceDetails.accessCodes({ count: accessCodes?.length ?? null })}
    </NavRow>
  );
}
