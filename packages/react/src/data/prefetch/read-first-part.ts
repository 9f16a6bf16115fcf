import type { Device, Seam } from "@mortise/client";
import { devicesRead } from "../reads/devices.ts";
import type { PlatformRead } from "../reads/platform-read.ts";

/** Most prefetched devices: more than a first screen, few enough to send with a page. */
const mostDevices = 100;

/** Reads an answer for a client session; of a long list of devices, only its start. */
export function readFirstPart<Data>(read: PlatformRead<Data>, client: Seam, signal: AbortSignal): Promise<Data> {
  const isList = read.call === "devices.list";
  const part = isList ? (devicesRead(read.input, mostDevices) as PlatformRead<unknown>) : read;
  return part.read(client, {
    signal,
    shown: undefined,
    publish: () => undefined,
    isSession: true,
    correct: (device: Device) => device,
  }) as Promise<Data>;
}
