// `mortise spaces add-devices` and `remove-devices`: change all named devices, or none.
import type { SpaceRow } from "../../../base/db/space-schema.ts";
import { SettingsError } from "../../../base/settings-error.ts";
import { addDoors, removeDoors } from "../../../doors/spaces/change-space.ts";
import type { SpaceCaller } from "../../../doors/spaces/space-caller.ts";
import { parseArguments } from "../../settings/settings.ts";
import { printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { devicesNamed, spaceNamed } from "./find-named.ts";
import { shownSpace, spaceText } from "./space-shown.ts";
import { spaceOptions, withWorkspace } from "./with-workspace.ts";

type Change = (caller: SpaceCaller, space: SpaceRow, typed: readonly string[]) => Promise<SpaceRow>;

async function changeDevices(args: readonly string[], io: Io, change: Change): Promise<number> {
  const { values, positionals } = parseArguments(args, spaceOptions, true);
  const [typed, ...doors] = positionals;
  if (typed === undefined || doors.length === 0)
    throw new SettingsError("Say which space, and at least one device. Try --help.");
  const { answer, where, facts } = await withWorkspace(values, io, async (caller) =>
    shownSpace(caller, await change(caller, await spaceNamed(caller, typed), doors)),
  );
  printResult(io, values, { ...answer, ...facts }, spaceText(where, answer));
  return 0;
}

const idsOf = (devices: readonly { device_id: string }[]) => devices.map(({ device_id }) => device_id);

export const addDevices = (args: readonly string[], io: Io): Promise<number> =>
  changeDevices(args, io, async (caller, { space_id }, typed) =>
    addDoors(caller, { space_id }, idsOf(await devicesNamed(caller, typed))),
  );

export const removeDevices = (args: readonly string[], io: Io): Promise<number> =>
  changeDevices(args, io, async (caller, space, typed) =>
    removeDoors(caller, { space_id: space.space_id }, idsOf(await devicesNamed(caller, typed, space))),
  );
