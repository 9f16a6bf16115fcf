// Finds packets of a broker that are too large by the length at their start, before they are gathered.

/** Largest accepted packet in bytes. The device list of a large hub has a few megabytes. */
export const largestPacket = 16 * 1024 * 1024;

/**
 * Follows a stream of MQTT packets. The returned function takes a chunk, and returns whether a packet in it is larger
 * than `most`.
 */
export function packetGuard(most: number): (chunk: Uint8Array) => boolean {
  /** Bytes of the current packet that are still to come. */
  let left = 0;
  let isInLength = false;
  let shift = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (!isInLength && left > 0) {
        const passed = Math.min(left, chunk.length - at);
        left -= passed;
        at += passed;
        continue;
      }
      const byte = chunk[at] ?? 0;
      at += 1;
      if (!isInLength) {
        isInLength = true;
        shift = 0;
        continue;
      }
      // Each byte has seven bits of the length, lowest first. The eighth bit says that more follow.
      left += (byte & 127) * 2 ** shift;
      shift += 7;
      if (left > most) return true;
      isInLength = byte > 127 && shift < 28;
    }
    return false;
  };
}
