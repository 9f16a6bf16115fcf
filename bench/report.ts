/** Prints one line: what was measured, and whether it reaches its goal. */
export function report(what: string, measured: string, isMet: boolean, hoped: string): void {
  console.log(`  ${isMet ? "✓" : "✗"} ${what}: ${measured} (hoped for: ${hoped})`);
  if (!isMet) process.exitCode = 1;
}
