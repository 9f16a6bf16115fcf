// Whether a process still answers: it is asked at every beat, and given up after several beats without an answer. Beats
// are counted, not seconds, so that a server that stood still itself blames nobody.

interface Setting {
  beatMs: number;
  /** Asks. */
  beat(this: void): void;
  /** Called once. */
  giveUp(this: void): void;
}

interface Heartbeat {
  heard(): void;
  stop(): void;
  readonly isStopped: boolean;
}

export const mostUnanswered = 8;
/** Until the first answer: a process starts, and loads its drivers. */
const startPatienceMs = 20_000;

export function startHeartbeat({ beatMs, beat, giveUp }: Setting): Heartbeat {
  let most = startPatienceMs / beatMs;
  let unanswered = 0;
  let isStopped = false;
  const timer = setInterval(() => {
    if (unanswered >= most) return giveUp();
    unanswered += 1;
    beat();
  }, beatMs);
  timer.unref();
  return {
    heard() {
      unanswered = 0;
      most = mostUnanswered;
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
    get isStopped() {
      return isStopped;
    },
  };
}
