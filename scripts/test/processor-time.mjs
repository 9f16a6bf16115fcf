// Processor time of ended child processes and their children, as Linux reports it.
import { readFileSync } from "node:fs";

/** Units of Linux's reports to programs, whatever the kernel's own tick is. */
const ticksPerSecond = 100;
let told = 0;

/** Returns the seconds of children that ended since the last call; 0 on other systems. */
export function spentByChildren() {
  let stat;
  try {
    stat = readFileSync("/proc/self/stat", "utf8");
  } catch {
    return 0;
  }
  // The program's name, in brackets, may contain spaces. After it come the state and numbers: the 14th and 15th are the
  // children's times in user and kernel mode.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const all = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  const since = all - told;
  told = all;
  return since;
}
