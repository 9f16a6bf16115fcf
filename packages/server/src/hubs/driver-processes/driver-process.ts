// A driver's process, as the server handles it: calls and answers, heartbeat, limits, end.
import { createInterface } from "node:readline";
import { DriverError } from "../../driver/driver.ts";
import { DriverLostError } from "../../driver/driver-lost.ts";
import { errorOf } from "./failures.ts";
import { lineChannel } from "./line-channel.ts";
import { fromProcess, type FromProcess, type Question, type ToProcess } from "./messages.ts";
import { neverStarted } from "./never-started.ts";
import { faultForm } from "./port-parts.ts";
import type { ProcessLimits } from "./process-limits.ts";
import { type Confinement, startProcess } from "./start-process.ts";
import { mostUnanswered, startHeartbeat } from "./heartbeat.ts";

/** Takes the events of one account's driver. */
export interface AccountListener {
  /** Takes events. Resolves when they are stored. */
  take(this: void, events: readonly unknown[]): Promise<void>;
  log(this: void, message: string): void;
  readKept(this: void): Promise<unknown>;
  writeKept(this: void, value: unknown): Promise<void>;
}

export interface DriverProcess {
  /** Calls the driver. Rejects with its error, or with {@link DriverLostError} if the process has ended. */
  ask(question: Question, signal?: AbortSignal): Promise<unknown>;
  attach(connected_account_id: string, listener: AccountListener): void;
  detach(connected_account_id: string): void;
  /** Bolt readings of an account's locks in the last hour, by key, as of the last heartbeat. */
  questions(connected_account_id: string): Readonly<Record<string, number>>;
  /** Resolves to `true` when the drivers are loaded, to `false` if the process ends before. */
  readonly started: Promise<boolean>;
  readonly isEnded: boolean;
  /** Resolves to the reason when the process has ended. */
  readonly ended: Promise<string>;
  end(why: string): void;
}

export interface ProcessSetting extends Confinement {
  authorities: readonly string[] | undefined;
  now(this: void): number;
  limits: ProcessLimits;
}

/** Time in which a driver must answer after an abort. */
const graceMs = 2000;
const longestPrinted = 500;
const lastWordsMs = 100;

export function launchProcess(setting: ProcessSetting): DriverProcess {
  const { beatMs, heapMb, memoryMb } = setting.limits;
  const begun = startProcess(setting, heapMb);
  if (!begun) return neverStarted;
  const { child, channel: stream } = begun;
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, AccountListener>();
  const { promise: ended, resolve: isEnded } = Promise.withResolvers<string>();
  const { promise: started, resolve: isStarted } = Promise.withResolvers<boolean>();
  let questions: Readonly<Record<string, Readonly<Record<string, number>>>> = {};
  let why: string | undefined;
  let exitReason: string | undefined;
  let count = 0;

  const channel = lineChannel(stream, { hear, end: (reason) => finishSoon(reason) });
  const send = (message: ToProcess) => channel.send(message);
  const ahead = () => setting.now() - Date.now();
  child.once("exit", (code, signal) => finishSoon(signal ? `was ended by ${signal}` : `ended with code ${code}`));
  for (const output of [child.stdout, child.stderr])
    if (output) createInterface({ input: output }).on("line", hearPrinted);
  const heart = startHeartbeat({
    beatMs,
    beat: () => send({ type: "beat", ahead: ahead() }),
    giveUp: () => end(`did not answer ${mostUnanswered} times in a row`),
  });
  send({ type: "load", modules: setting.modules, authorities: setting.authorities ?? null, ahead: ahead() });

  /** Logs a line that the process printed, if exactly one account is attached. */
  function hearPrinted(line: string): void {
    if (line.startsWith("<--- Last few GCs")) why ??= "ran out of memory";
    // The engine's last output before its end is long and of no use.
    if (why !== undefined) return;
    const [only, ...others] = listeners.values();
    if (only && others.length === 0) only.log(`Printed: ${line.slice(0, longestPrinted)}`);
  }

  function hear(raw: unknown): void {
    const { data: message } = fromProcess.safeParse(raw);
    if (!message) return end("sent what is no message");
    take(message);
  }

  function take(message: FromProcess): void {
    switch (message.type) {
      case "loaded":
        isStarted(true);
        return heart.heard();
      case "answer":
        return settle(message.id)?.resolve(message.value);
      case "failure":
        return settle(message.id)?.reject(errorOf(message.failure, (word) => faultForm.safeParse(word).success));
      case "events":
        return void takeEvents(message.account, message.events);
      case "log":
        return listeners.get(message.account)?.log(message.message);
      case "read kept":
        return keep(message, listeners.get(message.account)?.readKept());
      case "write kept":
        return keep(message, listeners.get(message.account)?.writeKept(message.value));
      case "dying":
        why ??= `failed (${message.what})`;
        return;
      case "beat":
        heart.heard();
        questions = message.questions;
        if (message.memory > memoryMb * 1024 * 1024) end(`held more than ${memoryMb} MB of memory`);
        return;
    }
  }

  async function takeEvents(account: string, events: readonly unknown[]): Promise<void> {
    await listeners.get(account)?.take(events);
    send({ type: "took", account });
  }

  function keep({ id }: { id: number }, work: Promise<unknown> | undefined): void {
    const answer = (value: unknown, failed: boolean) => send({ type: "kept", id, value: value ?? null, failed });
    if (!work) return answer(null, true);
    work.then(
      (value) => answer(value, false),
      () => answer(null, true),
    );
  }

  function settle(id: number): PromiseWithResolvers<unknown> | undefined {
    const question = asked.get(id);
    asked.delete(id);
    return question;
  }

  function end(reason: string): void {
    why ??= reason;
    child.kill("SIGKILL");
    finish(reason);
  }

  /**
   * Ends the process after its last output and its exit code have been read. If the server stood still meanwhile, both
   * have arrived and are read before `setImmediate`.
   */
  function finishSoon(reason: string): void {
    exitReason = reason.startsWith("closed") ? (exitReason ?? reason) : reason;
    setTimeout(() => setImmediate(() => finish(exitReason ?? reason)), lastWordsMs);
  }

  function finish(reason: string): void {
    if (heart.isStopped) return;
    heart.stop();
    why ??= reason;
    // A process without its channel cannot be used any more.
    child.kill("SIGKILL");
    stream.destroy();
    for (const { reject } of asked.values()) reject(new DriverLostError(why, true));
    asked.clear();
    isStarted(false);
    isEnded(why);
  }

  return {
    ask(question, signal) {
      if (heart.isStopped) return Promise.reject(new DriverLostError(why ?? "ended", false));
      const id = (count += 1);
      const answer = Promise.withResolvers<unknown>();
      asked.set(id, answer);
      send({ type: "ask", id, ahead: ahead(), question });
      if (!signal) return answer.promise;
      let late: NodeJS.Timeout | undefined;
      const abort = () => {
        send({ type: "abort", id });
        late = setTimeout(() => settle(id)?.reject(lateError()), graceMs);
      };
      if (signal.aborted) abort();
      else signal.addEventListener("abort", abort, { once: true });
      return answer.promise.finally(() => {
        clearTimeout(late);
        signal.removeEventListener("abort", abort);
      });
    },
    attach: (id, listener) => void listeners.set(id, listener),
    detach: (id) => void listeners.delete(id),
    questions: (id) => questions[id] ?? {},
    started,
    get isEnded() {
      return heart.isStopped;
    },
    ended,
    end,
  };
}

export class LateError extends DriverError {
  static {
    this.prototype.name = "LateError";
  }
}

const lateError = () => new LateError("timeout", "The driver did not answer in time.", { applied: "unknown" });
