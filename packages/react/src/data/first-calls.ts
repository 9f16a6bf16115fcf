// What an element asks first, besides its session: the very same that its hooks (data/) will ask. If the two ever
// differ, something is asked in vain, and ask-ahead.test.tsx says so.
import {
  accessCodesGet,
  accessCodesList,
  deviceModelsList,
  devicesGet,
  devicesList,
  devicesListDeviceProviders,
} from "@mortise/client/calls";
import type { callRequest } from "@mortise/client/session";

/** A row of the client, and its input. */
type FirstCall = Readonly<[row: Parameters<typeof callRequest>[0], input: Readonly<Record<string, unknown>>]>;
export type FirstCalls = (props: Readonly<Record<string, unknown>>) => readonly FirstCall[];

/** No list of devices is asked for when the host wants none. */
export const callsOfDeviceTable: FirstCalls = ({ deviceIds, connectedAccountIds }) =>
  [deviceIds, connectedAccountIds].some((ids) => (ids as readonly unknown[] | undefined)?.length === 0)
    ? []
    : [[devicesList, { device_ids: deviceIds, connected_account_ids: connectedAccountIds }]];

/** Of the doors that a code may be given to. */
export const callsOfDoors: FirstCalls = ({ deviceIds }) => callsOfDeviceTable({ deviceIds });

/** While an id is not set yet, nothing is asked. */
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
/** The device or the devices alone: what is asked of events is named in the widget's own piece of code. */
export const callsOfActivity: FirstCalls = (props) =>
  props["deviceId"] === undefined ? callsOfDeviceTable(props) : deviceCall(props["deviceId"]);
export const noCalls: FirstCalls = () => [];
