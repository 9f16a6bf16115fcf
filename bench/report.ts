/** One line: what was measured, and whether it is what was hoped for. */
export function report(what: string, measured: string, isMet: boolean, hoped: string): void {
  console.log(`  ${isMet ? "✓" : "✗"} ${what}: ${measured} (hoped for: ${hoped})`);
  if (!isMet) process.exitCode = 1;
}
