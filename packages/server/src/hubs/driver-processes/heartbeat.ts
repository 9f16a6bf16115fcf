// Checks that a process still answers: one question a beat, and the end after several beats without an answer. Beats
// are counted, not seconds, so that a server that stood still itself ends no process.

interface Setting {
  beatMs: number;
  /** Sends the question. */
  beat(this: void): void;
  /** Ends the process. Called at each beat until `stop` is called. */
  giveUp(this: void): void;
}

interface Heartbeat {
  heard(): void;
  stop(): void;
  readonly isStopped: boolean;
}

export const mostUnanswered = 8;
/** Longest wait for the first answer, while the process starts and loads its drivers. */
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
