// All widgets, for tests that hold for each of them.
import type { ReactNode } from "react";
import {
  AccessCodeDetails,
  AccessCodeTable,
  ActivityList,
  AttentionList,
  CodeTimeline,
  ConnectAccountButton,
  CreateAccessCodeForm,
  CreateCodeForDoorsForm,
  DeviceDetails,
  DeviceTable,
  EditAccessCodeForm,
  SupportedDeviceTable,
} from "../../src/index.ts";
import { codesOf, findDevice } from "../codes.ts";
import type { World } from "../world.ts";

/** The ids of what the widgets show. */
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

interface EveryWidget {
  readonly name: string;
  readonly widget: (about: About) => ReactNode;
  /** Text that the widget shows once its data has arrived. */
  readonly shows: string | RegExp;
  /** Text that stands before the reason if its request fails. */
  readonly complains?: string;
  /** The widget makes no request until it is pressed. */
  readonly isPressed?: true;
}

const all = { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false } as const;

/** The widgets for the hotel's lock "Front Door". */
export const everyWidget: readonly EveryWidget[] = [
  { name: "DeviceTable", widget: () => <DeviceTable {...all} />, shows: "Front Door" },
  {
    name: "DeviceDetails",
    widget: ({ deviceId }) => <DeviceDetails deviceId={deviceId} onBack={() => undefined} {...all} />,
    shows: "Front Door",
  },
  {
    name: "AccessCodeTable",
    widget: ({ deviceId }) => <AccessCodeTable deviceId={deviceId} {...all} />,
    shows: /Code: \d{4}/,
  },
  {
    name: "AccessCodeDetails",
    widget: ({ accessCodeId }) => <AccessCodeDetails accessCodeId={accessCodeId} {...all} />,
    shows: /Created/,
  },
  { name: "AttentionList", widget: () => <AttentionList {...all} />, shows: "Dawson & Reid Plumbing" },
  {
    name: "ActivityList",
    widget: ({ deviceId }) => <ActivityList deviceId={deviceId} />,
    shows: "Nothing yet",
  },
  { name: "CodeTimeline", widget: ({ deviceId }) => <CodeTimeline deviceId={deviceId} />, shows: "Cleaning team" },
  {
    name: "CreateAccessCodeForm",
    widget: ({ deviceId }) => <CreateAccessCodeForm deviceId={deviceId} />,
    shows: "Front Door",
  },
  {
    name: "CreateCodeForDoorsForm",
    widget: () => <CreateCodeForDoorsForm {...all} />,
    shows: "Front Door",
  },
  {
    name: "EditAccessCodeForm",
    widget: ({ accessCodeId }) => <EditAccessCodeForm accessCodeId={accessCodeId} />,
    shows: "Front Door",
  },
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
