// First requests of each element, besides its session. They must equal the requests of its hooks (data/): otherwise one
// is wasted, and ask-ahead.test.tsx fails.
import {
  accessCodesGet,
  accessCodesList,
  deviceModelsList,
  devicesGet,
  devicesList,
  devicesListDeviceProviders,
} from "@mortise/client/calls";
import type { callRequest } from "@mortise/client/session";

/** A call of the client, and its input. */
type FirstCall = Readonly<[row: Parameters<typeof callRequest>[0], input: Readonly<Record<string, unknown>>]>;
export type FirstCalls = (props: Readonly<Record<string, unknown>>) => readonly FirstCall[];

/** Lists devices, unless the host passes an empty list. */
export const callsOfDeviceTable: FirstCalls = ({ deviceIds, connectedAccountIds }) =>
  [deviceIds, connectedAccountIds].some((ids) => (ids as readonly unknown[] | undefined)?.length === 0)
    ? []
    : [[devicesList, { device_ids: deviceIds, connected_account_ids: connectedAccountIds }]];

/** Lists the doors to which a code can be given. */
export const callsOfDoors: FirstCalls = ({ deviceIds }) => callsOfDeviceTable({ deviceIds });

/** Sends no request until the id is set. */
const deviceCall = (device_id: unknown): FirstCall[] => (device_id ? [[devicesGet, { device_id }]] : []);
const codesCall = (device_id: unknown): FirstCall[] => (device_id ? [[accessCodesList, { device_id }]] : []);

export const callsOfDeviceDetails: FirstCalls = ({ deviceId }) => [...deviceCall(deviceId), ...codesCall(deviceId)];
export const callsOfCodeTable: FirstCalls = ({ deviceId }) => [...codesCall(deviceId), ...deviceCall(deviceId)];
export const callsOfCode: FirstCalls = ({ accessCodeId }) =>
  accessCodeId ? [[accessCodesGet, { access_code_id: accessCodeId }]] : [];
export const callsOfNewCode: FirstCalls = ({ deviceId }) => deviceCall(deviceId);
export const callsOfCatalogue: FirstCalls = () => [
  [deviceModelsList, { support_level: "live" }],
  [devicesListDeviceProviders, {}],
];
/** Reads the device or the devices only. The calls for events are in the widget's own chunk. */
export const callsOfActivity: FirstCalls = (props) =>
  props["deviceId"] === undefined ? callsOfDeviceTable(props) : deviceCall(props["deviceId"]);
export const noCalls: FirstCalls = () => [];
