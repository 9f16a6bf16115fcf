// First reads of the widgets that can be prefetched. They must equal the reads of each widget's hooks:
// prefetch-seam.test.tsx fails if they differ.
import { accessCodeRead, accessCodesRead } from "../reads/access-codes.ts";
import { codeHistoryRead } from "../reads/code-history.ts";
import { deviceModelsRead, deviceProvidersRead } from "../reads/catalogue.ts";
import { deviceRead, devicesRead } from "../reads/devices.ts";
import { lastOpeningRead } from "../reads/last-opening.ts";
import type { PlatformRead } from "../reads/platform-read.ts";

/** Reads an answer once for all widgets that need it. Resolves to `undefined` if it could not be read. */
export type ReadFirst = <Data>(read: PlatformRead<Data>) => Promise<Data | undefined>;

interface OfDoors {
  deviceIds?: readonly string[] | undefined;
  connectedAccountIds?: readonly string[] | undefined;
}
interface OfDoor {
  deviceId: string;
}
interface OfCode {
  accessCodeId: string;
}

export const widgetReads = {
  deviceTable: ({ deviceIds, connectedAccountIds }: OfDoors, read: ReadFirst) =>
    read(devicesRead({ device_ids: deviceIds, connected_account_ids: connectedAccountIds })),
  deviceDetails: ({ deviceId: device_id }: OfDoor, read: ReadFirst) =>
    Promise.all([
      read(deviceRead({ device_id })),
      read(accessCodesRead({ device_id })),
      read(lastOpeningRead(device_id)),
    ]),
  accessCodeTable: ({ deviceId: device_id }: OfDoor, read: ReadFirst) =>
    Promise.all([read(accessCodesRead({ device_id })), read(deviceRead({ device_id }))]),
  accessCodeDetails: async ({ accessCodeId: access_code_id }: OfCode, read: ReadFirst) => {
    const history = read(codeHistoryRead(access_code_id));
    await readCodeAndDoor(access_code_id, read);
    await history;
  },
  createAccessCodeForm: ({ deviceId: device_id }: OfDoor, read: ReadFirst) => read(deviceRead({ device_id })),
  editAccessCodeForm: ({ accessCodeId }: OfCode, read: ReadFirst) => readCodeAndDoor(accessCodeId, read),
  createCodeForDoorsForm: ({ deviceIds }: Pick<OfDoors, "deviceIds">, read: ReadFirst) =>
    read(devicesRead({ device_ids: deviceIds })),
  supportedDeviceTable: (_: object, read: ReadFirst) =>
    Promise.all([read(deviceModelsRead({ support_level: "live" })), read(deviceProvidersRead({}))]),
} as const;

async function readCodeAndDoor(access_code_id: string, read: ReadFirst): Promise<void> {
  const code = await read(accessCodeRead({ access_code_id }));
  if (code) await read(deviceRead({ device_id: code.device_id }));
}

type WidgetReads = typeof widgetReads;

/** A widget by name, with the props that select its data: `{ deviceDetails: { deviceId } }`. */
export type PrefetchedWidget = {
  readonly [Name in keyof WidgetReads]: Readonly<Record<Name, Readonly<Parameters<WidgetReads[Name]>[0]>>>;
}[keyof WidgetReads];
