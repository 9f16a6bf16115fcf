const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;

/** Whether a text contains letters that are written from right to left. */
export const isRightToLeft = (text: string): boolean => text.search(rightToLeft) >= 0;

/**
 * Isolates a value with U+2068 and U+2069 if its direction differs from the text's. Digits alone stay bare: they are
 * unaffected, and phones recognize them.
 */
export function isolateText(value: string, isTextRightToLeft: boolean): string {
  if (/^\d*$/.test(value)) return value;
  const others = value.replaceAll(rightToLeft, "");
  const isPure = others === value ? !isTextRightToLeft : isTextRightToLeft && !/\p{L}/u.test(others);
  return isPure ? value : `\u2068${value}\u2069`;
}
