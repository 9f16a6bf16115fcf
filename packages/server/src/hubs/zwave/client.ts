// Client of the Z-Wave JS server: one WebSocket, calls matched to answers by id, and events (docs/zwave-js.md).
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import type { Dial } from "../../base/outgoing/dial-target.ts";
import { DriverError } from "../../driver/driver.ts";
import { guardWork } from "../wire/guard.ts";
import { newIntake, throttleTap } from "../wire/intake.ts";
import type { Repeats } from "../wire/repeats.ts";
import { faultOf } from "./faults.ts";
import { largestMessage, messageIn, type ZwaveMessage } from "./message-reader.ts";
import { nodesIn } from "./node-reader.ts";
import { type Pulse, takePulse } from "./pulse.ts";
import type { ZwaveEvent, ZwaveNode } from "./wire.ts";

/** The newest schema whose fields this driver reads. */
const newestSchema = 50;
/** The oldest schema with which this driver can move a lock. */
const oldestSchema = 10;
const callPatienceMs = 30_000;
const greetingPatienceMs = 10_000;

export interface ZwaveConnection extends Pulse {
  readonly homeId: number;
  /** Schema that was agreed on. */
  readonly schema: number;
  /** Nodes at the time of the connection. */
  readonly nodes: readonly ZwaveNode[];
  /** Calls the hub. Resolves to its answer, which the caller validates. @throws DriverError */
  call(command: string, input?: object, patienceMs?: number): Promise<Answer>;
  /** Resolves once the connection is lost, with the reason. */
  readonly lost: Promise<DriverError>;
  close(): void;
}

/** Members of an answer, not validated yet. */
export type Answer = Readonly<Record<string, unknown>>;

export interface Hearing {
  hear(this: void, event: ZwaveEvent): void;
  /** Logs that a message of the hub could not be read. */
  repeats: Repeats;
}

interface Waiting {
  resolve(this: void, answer: Answer): void;
  reject(this: void, error: DriverError): void;
}

type Greeting = Extract<ZwaveMessage, { type: "greeting" }>;

/**
 * Connects. `hear` is called for each event from the state dump on.
 * @throws ConnectError if nothing or another program answers, or the server is too old
 */
export async function openZwave(
  url: string,
  signal: AbortSignal,
  { hear, repeats }: Hearing,
  dial: Dial,
): Promise<ZwaveConnection> {
  // Loaded with the first account of this kind, so that other servers do without.
  const { WebSocket } = await import("ws");
  const link = await dial({ ...targetOf(url), signal });
  const socket = new WebSocket(url, {
    maxPayload: largestMessage,
    handshakeTimeout: 10_000,
    perMessageDeflate: false,
    createConnection: () => link,
  });
  const waiting = new Map<string, Waiting>();
  const { promise: lost, resolve: isLost } = Promise.withResolvers<DriverError>();
  const { promise: greeting, resolve: greeted, reject: refused } = Promise.withResolvers<Greeting>();
  let isGreeted = false;
  const notZwave = () =>
    new ConnectError("not_this_system", `${hostOf(url)} does not speak as a Z-Wave JS server does.`);
  const giveUp = () => {
    refused(new ConnectError("no_answer", `${hostOf(url)} did not answer in time.`));
    socket.terminate();
  };
  signal.addEventListener("abort", giveUp, { once: true });
  if (signal.aborted) giveUp();
  const endWith = (error: DriverError) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    isLost(error);
  };
  const end = (why: string) => endWith(new DriverError("unreachable", why, { applied: "unknown" }));
  const guarded = guardWork((error) => {
    endWith(error);
    refused(error);
    socket.terminate();
  });
  const pulse = takePulse(socket, guarded);
  const intake = newIntake();
  const rest = throttleTap(intake, socket);
  const on = guarded((event: "error" | "close", error?: Error) => {
    refused(
      error ? connectErrorOf(error, url) : new ConnectError("not_this_system", `${hostOf(url)} closed the connection.`),
    );
    end(error ? "The link to the Z-Wave JS server failed." : "The Z-Wave JS server closed the link.");
  });
  socket.on("error", (error) => on("error", error));
  socket.on("close", () => on("close"));
  socket.on(
    "message",
    guarded((data: unknown, isBinary: boolean) => {
      intake.take(() => take(isBinary ? undefined : messageIn(data as Buffer)));
      rest();
    }),
  );

  function take(message: ZwaveMessage | undefined): void {
    if (message === undefined && isGreeted) return repeats("A message of the hub could not be read and was ignored.");
    if (message === undefined) {
      refused(notZwave());
      return socket.terminate();
    }
    if (message.type === "event") return hear(message.event);
    if (message.type === "unused") return;
    if (message.type === "other") return repeats("A message of the hub has an unknown form and was ignored.");
    if (message.type !== "greeting") return settle(waiting, message);
    isGreeted = true;
    greeted(message);
  }

  let calls = 0;
  function call(command: string, input: object = {}, patienceMs = callPatienceMs): Promise<Answer> {
    if (socket.readyState !== WebSocket.OPEN)
      return Promise.reject(new DriverError("unreachable", "The link is down."));
    const messageId = String((calls += 1));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(messageId);
        reject(new DriverError("timeout", "The Z-Wave JS server did not answer in time.", { applied: "unknown" }));
      }, patienceMs);
      const settled =
        <Value>(go: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          go(value);
        };
      waiting.set(messageId, { resolve: settled(resolve), reject: settled(reject) });
      socket.send(JSON.stringify({ ...input, messageId, command }));
    });
  }

  const patience = setTimeout(giveUp, greetingPatienceMs);
  try {
    const { homeId, maxSchemaVersion } = versionIn(await greeting, url);
    clearTimeout(patience);
    const schema = Math.min(newestSchema, maxSchemaVersion);
    await call("initialize", { schemaVersion: schema });
    const nodes = nodesIn((await call("start_listening"))["state"]);
    if (!nodes)
      throw new ConnectError(
        "not_this_system",
        `${hostOf(url)} described its network in a form that is not the Z-Wave JS server's. Update it.`,
      );
    signal.removeEventListener("abort", giveUp);
    return { ...pulse, homeId, schema, nodes, call, lost, close: () => socket.close() };
  } catch (error) {
    clearTimeout(patience);
    socket.terminate();
    if (error instanceof DriverError)
      throw new ConnectError("not_this_system", `${hostOf(url)} does not answer as a Z-Wave JS server does.`, {
        cause: error,
      });
    throw error;
  }
}

function settle(waiting: Map<string, Waiting>, message: Extract<ZwaveMessage, { type: "answer" | "refusal" }>): void {
  const call = waiting.get(message.messageId);
  waiting.delete(message.messageId);
  if (message.type === "answer") call?.resolve(message.result);
  else call?.reject(faultOf(message));
}

function versionIn(
  { word, homeId, maxSchemaVersion }: Greeting,
  url: string,
): { homeId: number; maxSchemaVersion: number } {
  if (word === "auth_required" || word === "auth_invalid")
    throw new ConnectError(
      "is_home_assistant",
      `${hostOf(url)} is Home Assistant, not its Z-Wave JS server; that listens on port 3000.`,
    );
  if (word !== "version" || homeId === undefined || maxSchemaVersion === undefined)
    throw new ConnectError("not_this_system", `${hostOf(url)} does not speak as a Z-Wave JS server does.`);
  if (maxSchemaVersion < oldestSchema)
    throw new ConnectError(
      "too_old",
      `The Z-Wave JS server at ${hostOf(url)} is too old (schema ${maxSchemaVersion}). Update it.`,
    );
  return { homeId, maxSchemaVersion };
}

const hostOf = (url: string): string => new URL(url).host;

function targetOf(url: string): { host: string; port: number; tls: boolean } {
  const { hostname, port, protocol } = new URL(url);
  const tls = protocol === "wss:";
  return { host: hostname, port: Number(port || (tls ? 443 : 80)), tls };
}

function connectErrorOf(error: Error, url: string): ConnectError {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  const host = hostOf(url);
  if (/timed out/.test(error.message) || code === "ETIMEDOUT")
    return new ConnectError("no_answer", `${host} did not answer in time.`);
  return new ConnectError("not_this_system", `${host} is no Z-Wave JS server.`);
}
