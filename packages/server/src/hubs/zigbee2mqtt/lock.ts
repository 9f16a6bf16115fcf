// One lock behind Zigbee2MQTT: what was last heard of it, and who waits to hear more. Its radio does one thing at a
// time.
import { NodeLane } from "../../driver/node-lane.ts";
import { tellsDigits } from "./slots.ts";
import { isRecord } from "../wire/readers.ts";
import type { BridgeDevice } from "./device-reader.ts";
import { type LockMessage, mergeMessages } from "./lock-message.ts";

export interface Heard {
  message: LockMessage;
  /** All that was heard on this link before it; undefined: nothing. */
  before?: LockMessage | undefined;
  /** Set instead when Zigbee2MQTT could not send what it was told. */
  failure?: Failure;
}

export interface Failure {
  of: "set" | "get";
  /** What was to be set or got, such as `state`. */
  key: string;
  /** Whether the lock did not answer, rather than refused. */
  isSilent: boolean;
}

const mostSent = 20;

export class Z2mLock {
  device: BridgeDevice;
  readonly lane = new NodeLane();
  /** As last heard on this link; undefined: never. */
  lockState: unknown;
  /** An operation was told that does not fit `lockState`: it is old, and repeating it says nothing. */
  isDoubted = false;
  /** From 0 to 1; null: what was heard is no level. */
  batteryLevel: number | null | undefined;
  /** The slot for a code that this driver is reading or writing. */
  slotInHand: number | undefined;
  /** The lock has told digits other than zeros on this link, so that zeros are digits too. */
  hasToldDigits = false;
  #heard: LockMessage | undefined;
  /** Commands of this driver that the broker has not sent back yet, oldest first. */
  #sent: string[] = [];
  readonly #waiting = new Set<(heard: Heard) => void>();

  constructor(device: BridgeDevice) {
    this.device = device;
  }

  /** A new link: what an old one told proves nothing any more. */
  forget(): void {
    this.lockState = undefined;
    this.isDoubted = false;
    this.batteryLevel = undefined;
    this.hasToldDigits = false;
    this.#heard = undefined;
    this.#sent = [];
  }

  /** A broker may keep commands from who sent them, so that only the last few are remembered. */
  noteSent(command: object): void {
    this.#sent = [...this.#sent, JSON.stringify(command)].slice(-mostSent);
  }

  /** Whether a command that the broker tells of is this driver's own; each is so once. */
  isOwnCommand(command: unknown): boolean {
    const at = this.#sent.length > 0 && isRecord(command) ? this.#sent.indexOf(JSON.stringify(command)) : -1;
    if (at !== -1) this.#sent.splice(at, 1);
    return at !== -1;
  }

  /** What this link has heard of the slots for codes; `undefined`: nothing. */
  get knownUsers(): Readonly<Record<string, unknown>> | undefined {
    const users = this.#heard?.users;
    return isRecord(users) ? users : undefined;
  }

  /** Runs `work` on one slot for a code. Call it in the lock's lane. */
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
   * The first answer that `find` takes from what is heard from now on; undefined: none within `patienceMs`. @default no
   * end but the signal
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
