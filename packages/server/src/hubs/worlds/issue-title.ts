/** An issue's code as the name of what has it: `low_battery` becomes `Low battery`. */
export function titleOf(code: string): string {
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
