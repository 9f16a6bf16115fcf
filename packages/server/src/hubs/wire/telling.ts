// What a link tells the server, no faster than the server can write it down. One for each driver: a link that breaks
// and comes back earns nothing by it.
import type { DriverEvent } from "../../driver/driver.ts";
import { Allowance } from "./allowance.ts";
import { type LockNews, LockVoice } from "./lock-voice.ts";
import type { Repeats } from "./repeats.ts";

/** Events of one link: all of a big house at once, and what a radio can carry from then on. */
const linkRate = { atOnce: 6000, perSecond: 100 };
/** Devices whose news are told apart; a house has at most 2000 locks. */
const mostVoices = 5000;
const everyMs = 1000;

type Inventory = Extract<DriverEvent, { type: "inventory" }>;
type Emit = (event: DriverEvent) => void;

interface Setting {
  repeats: Repeats;
  /** The server's time. */
  now(this: void): number;
  /** Milliseconds that never jump. @default performance.now */
  elapsed?(this: void): number;
}

export interface Telling {
  tell(this: void, event: DriverEvent): void;
  /** What is held back of this link is dropped: the next one tells everything anew. */
  stop(this: void): void;
}

/** @returns what begins to tell for a new link; `fail` hears what the server's side throws outside of a handler */
export function createTelling({ repeats, now, elapsed = () => performance.now() }: Setting) {
  const [operations, others] = [new Allowance(linkRate, elapsed), new Allowance(linkRate, elapsed)];
  const leftOut = () => repeats("Locks told of more operations than locks can make; those were left out.");

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
        // Whoever has told is last the next time.
        if (hasTold) voices.set(key, voice);
      }
      look();
    }

    /** Looks again while a voice remembers anything. */
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
      else repeats("The hub told of more devices than it can have; news of some were left out.");
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
