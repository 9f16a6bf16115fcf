// Channel between the server and a driver's process: one JSON message a line. Both sides limit the length of a line and
// the rate at which they read.
import type { Duplex } from "node:stream";

interface LineChannel {
  send(message: object): void;
  /** Closes the channel. Messages that were sent before still arrive. */
  close(): void;
}

interface Listener {
  hear(this: void, message: unknown): void;
  /** Called once, when the other side has gone or has sent an invalid message. */
  end(this: void, why: string): void;
}

interface Limits {
  /** Longest line in bytes. */
  longestLine: number;
  /** Messages and kilobytes that are read at once after a pause. */
  burst: number;
  /** Messages and kilobytes that are read per second after that. */
  rate: number;
}

/** Default limits. The list of devices that a driver stores may have a few megabytes. */
export const usualLimits: Limits = { longestLine: 16 * 1024 * 1024, burst: 20_000, rate: 2000 };

const newline = 10;
const restMs = 50;

export function lineChannel(stream: Duplex, { hear, end }: Listener, limits: Limits = usualLimits): LineChannel {
  const { longestLine, burst, rate } = limits;
  let pieces: Buffer[] = [];
  let length = 0;
  let credit = burst;
  let creditAt = performance.now();
  let hasEnded = false;

  function endOnce(why: string): void {
    if (hasEnded) return;
    hasEnded = true;
    end(why);
  }

  function takeLine(line: Buffer): void {
    credit -= 1 + line.length / 1024;
    let message: unknown;
    try {
      message = JSON.parse(line.toString("utf8"));
    } catch {
      return fail("sent a line that is no JSON");
    }
    hear(message);
  }

  function fail(why: string): void {
    endOnce(why);
    stream.destroy();
  }

  function rest(): void {
    const now = performance.now();
    credit = Math.min(burst, credit + ((now - creditAt) / 1000) * rate);
    creditAt = now;
    if (credit > 0 || hasEnded) return;
    stream.pause();
    setTimeout(() => {
      stream.resume();
      rest();
    }, restMs);
  }

  stream.on("data", (chunk: Buffer) => {
    let from = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      pieces.push(chunk.subarray(from, at));
      takeLine(pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces));
      pieces = [];
      length = 0;
      from = at + 1;
    }
    if (from < chunk.length) pieces.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > longestLine) return fail(`sent a line of more than ${longestLine} bytes`);
    rest();
  });
  stream.on("error", () => endOnce("closed the channel"));
  stream.on("close", () => endOnce("closed the channel"));
  return {
    send(message) {
      if (!hasEnded && stream.writable) stream.write(`${JSON.stringify(message)}\n`);
    },
    close: () => void stream.end(),
  };
}
