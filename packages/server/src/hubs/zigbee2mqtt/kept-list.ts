// Stores the list of locks, for brokers that do not retain it. Each change is written once, one after another.
import type { DriverAccount } from "../../driver/driver-factory.ts";
import type { BridgeDevice } from "./device-reader.ts";

const longest = 4 * 1024 * 1024;

/** @param failed - Called if the list could not be stored. */
export function keptList(keep: DriverAccount["keep"], failed: () => void) {
  let written: string | undefined;
  let next: readonly BridgeDevice[] | undefined;
  let isWriting = false;

  async function writeNext(): Promise<void> {
    const devices = next;
    next = undefined;
    if (!devices) return;
    const list = JSON.stringify(devices);
    if (list === written) return;
    if (list.length > longest) return failed();
    await keep.write(devices);
    written = list;
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    // A list that came while a write failed is written too.
    while (next) await writeNext().catch(failed);
    isWriting = false;
  }

  return {
    read: () => keep.read(),
    write(devices: readonly BridgeDevice[]): void {
      next = devices;
      if (!isWriting) void writeAll();
    },
  };
}
