// One lock behind Zigbee2MQTT: what was last heard of it, and who waits to hear more. Its radio does one thing at a
// time.
import { NodeLane } from "../node-lane.ts";
import { type BridgeDevice, type LockMessage, together } from "./wire.ts";

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

export class Z2mLock {
  device: BridgeDevice;
  readonly lane = new NodeLane();
  /** As last heard on this link; undefined: never. */
  lockState: unknown;
  /** An operation was told that does not fit `lockState`: it is old, and repeating it says nothing. */
  isDoubted = false;
  /** From 0 to 1; null: what was heard is no level. */
  batteryLevel: number | null | undefined;
  #heard: LockMessage | undefined;
  readonly #waiting = new Set<(heard: Heard) => void>();

  constructor(device: BridgeDevice) {
    this.device = device;
  }

  /** A new link: what an old one told proves nothing any more. */
  forget(): void {
    this.lockState = undefined;
    this.isDoubted = false;
    this.batteryLevel = undefined;
    this.#heard = undefined;
  }

  hear(message: LockMessage): void {
    const before = this.#heard;
    this.#heard = together(before, message);
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
