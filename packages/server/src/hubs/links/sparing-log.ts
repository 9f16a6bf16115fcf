// A log for messages that may come without end: a number of lines a minute, then the number of lines left out.

const mostLines = 15;
const windowMs = 60_000;

/** @param steadyNow - Real milliseconds. */
export function sparingLog(
  log: (message: string) => void,
  steadyNow: () => number = () => performance.now(),
): (message: string) => void {
  let begun = -Infinity;
  let written = 0;
  let leftOut = 0;
  return (message) => {
    if (steadyNow() - begun > windowMs) {
      if (leftOut > 0) log(`${leftOut} more lines were left out.`);
      [begun, written, leftOut] = [steadyNow(), 0, 0];
    }
    if (written === mostLines) return void (leftOut += 1);
    written += 1;
    log(message);
  };
}
