// One lock control on a page, as in a view, and ways to change its device.
import type { Device } from "@mortise/client";
import { useDevice } from "../../src/data/devices.ts";
import { Frame } from "../../src/ui/Frame/Frame.tsx";
import { LockControl } from "../../src/widgets/parts/lock/LockControl.tsx";
import { WidgetRoot } from "../../src/widgets/WidgetRoot.tsx";
import type { WidgetOptionProps } from "../../src/widgets/widget-options.tsx";
import { render } from "../render.tsx";
import { createWorld, findDoor, type World } from "../world.ts";

export function Door({ deviceId, ...options }: WidgetOptionProps & { deviceId: string }) {
  const { device } = useDevice({ device_id: deviceId });
  return (
    <WidgetRoot {...options}>
      <Frame>{device && <LockControl device={device} />}</Frame>
    </WidgetRoot>
  );
}

interface DoorOptions extends WidgetOptionProps {
  prepare?: (world: World, door: Device) => Promise<void>;
}

export async function openDoor(locked: boolean, { prepare, ...options }: DoorOptions = {}) {
  const world = await createWorld();
  const door = await findDoor(world, { locked });
  const { device_id } = door;
  await prepare?.(world, door);
  const screen = await render(<Door deviceId={device_id} {...options} />, { in: world });
  return {
    world,
    door,
    screen,
    button: (name: string) => screen.getByRole("button", { name, exact: true }),
    text: (words: string) => screen.getByText(words, { exact: true }),
    spoken: screen.getByRole("status"),
    fault: (kind: string, times: number | null = 1) => world.control("faults/set", { device_id, fault: kind, times }),
    /** Changes the device at the server. The page then becomes visible again, so it refetches the device. */
    change: async (changes: object) => {
      await world.control("devices/update", { device_id, ...changes });
      window.dispatchEvent(new Event("visibilitychange"));
    },
  };
}
