// Limits of a driver's process.

export interface ProcessLimits {
  /** Milliseconds between two heartbeats. */
  beatMs: number;
  /** Largest JavaScript heap in megabytes. */
  heapMb: number;
  /** Largest memory in megabytes, including the heap. */
  memoryMb: number;
}

/** Default limits. They leave room to parse a list of devices of 16 MB. */
export const usualProcessLimits: ProcessLimits = { beatMs: 1000, heapMb: 256, memoryMb: 512 };
