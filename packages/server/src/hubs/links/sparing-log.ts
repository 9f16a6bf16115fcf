// A log for what may come without end: so many lines a minute, then how many were left out.

const mostLines = 15;
const windowMs = 60_000;

/** `steadyNow`: real milliseconds. */
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
