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
    if (list === written) return writeNext();
    if (list.length > longest) return failed();
    await keep.write(devices);
    written = list;
    return writeNext();
  }

  return {
    read: () => keep.read(),
    write(devices: readonly BridgeDevice[]): void {
      next = devices;
      if (isWriting) return;
      isWriting = true;
      void writeNext()
        .catch(failed)
        .finally(() => (isWriting = false));
    },
  };
}
