/** Formats a moment as `YYYY-MM-DDTHH:mm` in the person's time zone, as a date and time field needs it. */
export function wallClock(moment: number): string {
  const local = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
