// What a driver's process may take.

export interface ProcessLimits {
  /** Milliseconds between two beats of its heart, to each of which it must answer. */
  beatMs: number;
  /** Megabytes of JavaScript heap. */
  heapMb: number;
  /** Megabytes of memory, heap and all else. */
  memoryMb: number;
}

/** A list of devices of 16 MB, read and taken apart, fits. */
export const usualProcessLimits: ProcessLimits = { beatMs: 1000, heapMb: 256, memoryMb: 512 };
