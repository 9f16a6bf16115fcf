/** Makes a device's name from the code of its issue: `low_battery` becomes `Low battery`. */
export function titleOf(code: string): string {
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
