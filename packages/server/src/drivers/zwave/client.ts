// A client of the Z-Wave JS server: one WebSocket, calls answered by their ids, events as they come (drivers' contract:
// docs/zwave-js.md).
import { ConnectError } from "../connect-error.ts";
import type { Dial } from "../dial.ts";
import { DriverError } from "../driver.ts";
import { type ServerRefusal, faultOf } from "./faults.ts";
import { type Pulse, takePulse } from "./pulse.ts";
import { nodesIn, type ZwaveEvent, type ZwaveNode } from "./wire.ts";

/** The newest schema whose fields this driver reads. */
const newestSchema = 50;
/** The oldest whose locks it can move. */
const oldestSchema = 10;
/** A state dump of two hundred locks has a few megabytes. */
const largestMessage = 32 * 1024 * 1024;
const callPatienceMs = 30_000;
const greetingPatienceMs = 10_000;

export interface ZwaveConnection extends Pulse {
  readonly homeId: number;
  /** The schema that both sides speak. */
  readonly schema: number;
  /** As they were when the connection was made. */
  readonly nodes: readonly ZwaveNode[];
  /** @throws DriverError */
  call<Result>(command: string, input?: object, patienceMs?: number): Promise<Result>;
  /** Resolves once the connection is lost, with the reason. */
  readonly lost: Promise<DriverError>;
  close(): void;
}

interface Waiting {
  resolve(this: void, result: unknown): void;
  reject(this: void, error: DriverError): void;
}

/** @throws ConnectError that says what is there instead. `hear` is called for each event from the state dump on. */
export async function openZwave(
  url: string,
  signal: AbortSignal,
  hear: (event: ZwaveEvent) => void,
  dial: Dial,
): Promise<ZwaveConnection> {
  // Loaded when the first account of this kind is connected, and not by servers that have none.
  const { WebSocket } = await import("ws");
  const link = await dial({ ...targetOf(url), signal });
  const socket = new WebSocket(url, {
    maxPayload: largestMessage,
    handshakeTimeout: 10_000,
    perMessageDeflate: false,
    createConnection: () => link,
  });
  const pulse = takePulse(socket);
  const waiting = new Map<string, Waiting>();
  const { promise: lost, resolve: isLost } = Promise.withResolvers<DriverError>();
  const { promise: greeting, resolve: greeted, reject: refused } = Promise.withResolvers<Message>();
  const giveUp = () => {
    refused(new ConnectError("no_answer", `${hostOf(url)} did not answer in time.`));
    socket.terminate();
  };
  signal.addEventListener("abort", giveUp, { once: true });
  if (signal.aborted) giveUp();
  const end = (why: string) => {
    const error = new DriverError("unreachable", why, { applied: "unknown" });
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    isLost(error);
  };
  socket.on("error", (error) => {
    refused(connectErrorOf(error, url));
    end("The link to the Z-Wave JS server failed.");
  });
  socket.on("close", () => {
    refused(new ConnectError("not_this_system", `${hostOf(url)} closed the connection.`));
    end("The Z-Wave JS server closed the link.");
  });
  socket.on("message", (data, isBinary) => {
    const message = isBinary ? undefined : parsed((data as Buffer).toString("utf8"));
    if (message === undefined) {
      refused(new ConnectError("not_this_system", `${hostOf(url)} does not speak as a Z-Wave JS server does.`));
      return socket.terminate();
    }
    if (message.type === "result") return settle(waiting, message);
    if (message.type === "event" && message.event) return hear(message.event);
    greeted(message);
  });

  let calls = 0;
  function call<Result>(command: string, input: object = {}, patienceMs = callPatienceMs): Promise<Result> {
    if (socket.readyState !== WebSocket.OPEN)
      return Promise.reject(new DriverError("unreachable", "The link is down."));
    const messageId = String((calls += 1));
    return new Promise<Result>((resolve, reject) => {
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
      waiting.set(messageId, { resolve: settled((result) => resolve(result as Result)), reject: settled(reject) });
      socket.send(JSON.stringify({ ...input, messageId, command }));
    });
  }

  const patience = setTimeout(giveUp, greetingPatienceMs);
  try {
    const { homeId, maxSchemaVersion } = versionIn(await greeting, url);
    clearTimeout(patience);
    const schema = Math.min(newestSchema, maxSchemaVersion);
    await call("initialize", { schemaVersion: schema });
    const nodes = nodesIn((await call<{ state?: unknown }>("start_listening")).state);
    if (!nodes)
      throw new ConnectError(
        "not_this_system",
        `${hostOf(url)} told of its network in a way that is not the Z-Wave JS server's. Update it.`,
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

interface Message {
  type?: unknown;
  messageId?: unknown;
  success?: unknown;
  result?: unknown;
  event?: ZwaveEvent;
  homeId?: unknown;
  maxSchemaVersion?: unknown;
}

function parsed(text: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "type" in value ? value : undefined;
  } catch {
    return undefined;
  }
}

function settle(waiting: Map<string, Waiting>, message: Message): void {
  const id = String(message.messageId);
  const call = waiting.get(id);
  waiting.delete(id);
  // What is missing in an answer is found missing by whoever asked.
  if (message.success === true) call?.resolve(message.result ?? {});
  else call?.reject(faultOf(message as ServerRefusal));
}

function versionIn(
  { type, homeId, maxSchemaVersion }: Message,
  url: string,
): { homeId: number; maxSchemaVersion: number } {
  if (type === "auth_required" || type === "auth_invalid")
    throw new ConnectError(
      "is_home_assistant",
      `${hostOf(url)} is Home Assistant, not its Z-Wave JS server; that listens on port 3000.`,
    );
  if (type !== "version" || typeof homeId !== "number" || typeof maxSchemaVersion !== "number")
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
