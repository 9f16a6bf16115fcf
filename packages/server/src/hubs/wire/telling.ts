// Limits the events of a link to a rate that the server can store. The limit belongs to the driver and spans its links,
// so that a hub gains nothing by reconnecting.
import type { DriverEvent } from "../../driver/driver.ts";
import { Allowance } from "./allowance.ts";
import { type LockNews, LockVoice } from "./lock-voice.ts";
import type { Repeats } from "./repeats.ts";

/**
 * Rate of a driver's operations, and of all its other events: those of a large hub's first list at once, then as many
 * as a radio can carry.
 */
const linkRate = { atOnce: 6000, perSecond: 100 };
/** Most devices with a limit of their own at a time. Events of further devices are ignored. */
const mostVoices = 5000;
/** Interval at which held events are emitted, and shortest interval between two lists of devices. */
const everyMs = 1000;

type Inventory = Extract<DriverEvent, { type: "inventory" }>;
type Emit = (event: DriverEvent) => void;

interface Setting {
  repeats: Repeats;
  /** Server time. */
  now(this: void): number;
  /** Monotonic milliseconds. @default performance.now */
  elapsed?(this: void): number;
}

export interface Telling {
  tell(this: void, event: DriverEvent): void;
  /** Drops held events of this link, because the next link reports everything again. */
  stop(this: void): void;
}

/** @returns a function that starts a new link. Its `fail` receives errors of the server outside of a handler. */
export function createTelling({ repeats, now, elapsed = () => performance.now() }: Setting) {
  const [operations, others] = [new Allowance(linkRate, elapsed), new Allowance(linkRate, elapsed)];
  const leftOut = () => repeats("Locks reported more operations than they can make. The excess was ignored.");

  return (emit: Emit, fail: (thrown: unknown) => void): Telling => {
    const voices = new Map<string, LockVoice>();
    let [inventory, inventoryAt]: [Inventory | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
    let timer: NodeJS.Timeout | undefined;
    let isStopped = false;
    const setting = {
      emit,
      elapsed,
      leftOut,
      mayTell: (isOperation: boolean) => (isOperation ? operations : others).take(1),
    };

    function voiceOf(key: string): LockVoice | undefined {
      const known = voices.get(key);
      if (known || voices.size >= mostVoices) return known;
      const voice = new LockVoice(setting);
      voices.set(key, voice);
      return voice;
    }

    function tellHeld(): void {
      timer = undefined;
      if (inventory && elapsed() - inventoryAt >= everyMs) tellInventory(inventory);
      for (const [key, voice] of Array.from(voices)) {
        const hasTold = voice.tellHeld(now());
        if (hasTold || voice.isIdle) voices.delete(key);
        // A device that emitted goes last the next time.
        if (hasTold) voices.set(key, voice);
      }
      look();
    }

    /** Schedules the next run while a device's limit is in use, or a list of devices is held. */
    function look(): void {
      if (isStopped || timer !== undefined || (voices.size === 0 && !inventory)) return;
      timer = setTimeout(() => {
        try {
          tellHeld();
        } catch (thrown) {
          fail(thrown);
        }
      }, everyMs).unref();
    }

    function tellInventory(event: Inventory): void {
      inventory = undefined;
      inventoryAt = elapsed();
      emit(event);
    }

    function tellLock(event: LockNews): void {
      const voice = voiceOf("key" in event ? event.key : event.device.key);
      if (voice) voice.tell(event);
      else repeats("The hub reported more devices than it can have. Events of some were ignored.");
    }

    return {
      tell(event) {
        if (isStopped) return;
        if (event.type === "link") return emit(event);
        if (event.type !== "inventory") tellLock(event);
        else if (elapsed() - inventoryAt >= everyMs) tellInventory(event);
        else inventory = event;
        look();
      },
      stop() {
        isStopped = true;
        clearTimeout(timer);
      },
    };
  };
}
