// One lock behind Zigbee2MQTT: its last reports, and the operations that wait for the next one. Its radio carries out
// one operation at a time.
import { NodeLane } from "../../driver/node-lane.ts";
import { tellsDigits } from "./slots.ts";
import { isRecord } from "../wire/readers.ts";
import type { BridgeDevice } from "./device-reader.ts";
import { type LockMessage, mergeMessages } from "./lock-message.ts";

export interface Heard {
  message: LockMessage;
  /** State from earlier messages of this link; `undefined` if there were none. */
  before?: LockMessage | undefined;
  /** Set, with an empty message, if Zigbee2MQTT could not send a command or a reading. */
  failure?: Failure;
}

export interface Failure {
  of: "set" | "get";
  /** Property that was to be set or read, such as `state`. */
  key: string;
  /** Whether the lock did not answer, rather than refused. */
  isSilent: boolean;
}

const mostSent = 20;

export class Z2mLock {
  device: BridgeDevice;
  readonly lane = new NodeLane();
  /** Last `lock_state` on this link; `undefined` if there was none. */
  lockState: unknown;
  /**
   * Whether an operation was reported that contradicts `lockState`, which is then old and proves nothing if repeated.
   */
  isDoubted = false;
  /** Battery level from 0 to 1; `null` if the reported value is no level. */
  batteryLevel: number | null | undefined;
  /** Slot that this driver reads or writes at the moment. */
  slotInHand: number | undefined;
  /** Whether the lock has reported digits other than zeros on this link, so that zeros are digits too. */
  hasToldDigits = false;
  #heard: LockMessage | undefined;
  /** Commands of this driver that the broker has not sent back yet, oldest first. */
  #sent: string[] = [];
  readonly #waiting = new Set<(heard: Heard) => void>();

  constructor(device: BridgeDevice) {
    this.device = device;
  }

  /** Forgets all reports at the start of a new link, because old ones prove nothing. */
  forget(): void {
    this.lockState = undefined;
    this.isDoubted = false;
    this.batteryLevel = undefined;
    this.hasToldDigits = false;
    this.#heard = undefined;
    this.#sent = [];
  }

  /** Remembers a command of this driver. Only the last few are kept, because a broker may not echo them. */
  noteSent(command: object): void {
    this.#sent = [...this.#sent, JSON.stringify(command)].slice(-mostSent);
  }

  /** Whether a command on the broker is this driver's own. Each own command matches once. */
  isOwnCommand(command: unknown): boolean {
    const at = this.#sent.length > 0 && isRecord(command) ? this.#sent.indexOf(JSON.stringify(command)) : -1;
    if (at !== -1) this.#sent.splice(at, 1);
    return at !== -1;
  }

  /** Reports of slots on this link; `undefined` if there were none. */
  get knownUsers(): Readonly<Record<string, unknown>> | undefined {
    const users = this.#heard?.users;
    return isRecord(users) ? users : undefined;
  }

  /** Runs `work` on one slot. Call it in the lock's lane. */
  async withSlot<Result>(slot: number, work: () => Promise<Result>): Promise<Result> {
    this.slotInHand = slot;
    try {
      return await work();
    } finally {
      this.slotInHand = undefined;
    }
  }

  hear(message: LockMessage): void {
    const before = this.#heard;
    this.hasToldDigits ||= tellsDigits(message);
    this.#heard = mergeMessages(before, message);
    for (const listen of this.#waiting) listen({ message, before });
  }

  fail(failure: Failure): void {
    for (const listen of this.#waiting) listen({ message: {}, before: this.#heard, failure });
  }

  /**
   * Resolves to the first answer that `find` takes from the reports from now on, or to `undefined` after `patienceMs`
   * or an abort.
   * @param patienceMs - Milliseconds. @default no limit
   */
  next<Found>(
    find: (heard: Heard) => Found | undefined,
    patienceMs?: number,
    signal?: AbortSignal,
  ): Promise<Found | undefined> {
    return new Promise((resolve) => {
      const end = (found: Found | undefined) => {
        clearTimeout(timer);
        this.#waiting.delete(listen);
        signal?.removeEventListener("abort", stop);
        resolve(found);
      };
      const stop = () => end(undefined);
      const listen = (heard: Heard) => {
        const found = find(heard);
        if (found !== undefined) end(found);
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(stop, Math.max(patienceMs, 0));
      this.#waiting.add(listen);
      signal?.addEventListener("abort", stop, { once: true });
      if (signal?.aborted) stop();
    });
  }
}
