// Logs at most one line a minute, however often the link breaks. Sentences that come sooner share the next line, each
// with its number.

const minuteMs = 60_000;

/** Logs a sentence of the driver at once, or with the next minute's line. */
export type Repeats = (sentence: string) => void;

export function atMostOnceAMinute(log: (line: string) => void): Repeats {
  const held = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function sayAll(): void {
    timer = undefined;
    if (held.size === 0) return;
    const told = [...held].map(([sentence, times]) => (times === 1 ? sentence : `${sentence} (${times} times)`));
    held.clear();
    say(told.join(" "));
  }

  function say(line: string): void {
    timer = setTimeout(sayAll, minuteMs).unref();
    log(line);
  }

  return (sentence) => {
    if (timer === undefined) return say(sentence);
    held.set(sentence, (held.get(sentence) ?? 0) + 1);
  };
}
