/** `YYYY-MM-DDTHH:mm` in the person's time zone, as a field of date and time has it. */
export function wallClock(moment: number): string {
  const local = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
