// All eight widgets, for tests that hold for each of them.
import type { ReactNode } from "react";
import {
  AccessCodeDetails,
  AccessCodeTable,
  ConnectAccountButton,
  CreateAccessCodeForm,
  DeviceDetails,
  DeviceTable,
  EditAccessCodeForm,
  SupportedDeviceTable,
} from "../src/index.ts";
import { codesOf, findDevice } from "./codes.ts";
import type { World } from "./world.ts";

/** Something for a widget to be about. */
export interface About {
  readonly deviceId: string;
  readonly accessCodeId: string;
}

/** The hotel's front door, and its oldest code. */
export async function aboutFrontDoor(world: World): Promise<About> {
  const { device_id } = await findDevice(world, "Front Door");
  const [code] = await codesOf(world, device_id);
  return { deviceId: device_id, accessCodeId: code?.access_code_id ?? "" };
}

export interface EveryWidget {
  readonly name: string;
  readonly widget: (about: About) => ReactNode;
  /** What can be read once its answer is here. */
  readonly shows: string | RegExp;
  /** Before its reason, when its question was not answered. */
  readonly complains?: string;
  /** It asks nothing until it is pressed. */
  readonly isPressed?: true;
}

const all = { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false } as const;

/** Of a lock called Front Door in the hotel. */
export const everyWidget: readonly EveryWidget[] = [
  { name: "DeviceTable", widget: () => <DeviceTable {...all} />, shows: "Front Door" },
  {
    name: "DeviceDetails",
    widget: ({ deviceId }) => <DeviceDetails deviceId={deviceId} onBack={() => undefined} {...all} />,
    shows: "Front Door",
  },
  { name: "AccessCodeTable", widget: ({ deviceId }) => <AccessCodeTable deviceId={deviceId} {...all} />, shows: /Code: \d{4}/ },
  { name: "AccessCodeDetails", widget: ({ accessCodeId }) => <AccessCodeDetails accessCodeId={accessCodeId} {...all} />, shows: /Created/ },
  { name: "CreateAccessCodeForm", widget: ({ deviceId }) => <CreateAccessCodeForm deviceId={deviceId} />, shows: "Front Door" },
  { name: "EditAccessCodeForm", widget: ({ accessCodeId }) => <EditAccessCodeForm accessCodeId={accessCodeId} />, shows: "Front Door" },
  {
    name: "SupportedDeviceTable",
    widget: () => <SupportedDeviceTable />,
    shows: /\w+ Devices/,
    complains: "There was an error fetching device models.",
  },
  {
    name: "ConnectAccountButton",
    widget: () => <ConnectAccountButton />,
    shows: "Connect Account",
    complains: "The connection could not be started.",
    isPressed: true,
  },
];
