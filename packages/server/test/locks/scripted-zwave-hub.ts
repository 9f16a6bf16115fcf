// A Z-Wave JS server with scripted answers, for cases that the published one rarely produces.
import type { Socket } from "node:net";
import { onTestFinished } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { superviseRun } from "../../src/hubs/links/supervised-run.ts";
import type { DriverEvent, Op } from "../../src/driver/driver.ts";
import { zwaveDriver } from "../../src/hubs/zwave/driver.ts";
import { anyDial } from "./any-dial.ts";

export interface Asked {
  command: string;
  nodeId?: number;
  userId?: number;
  value?: unknown;
  methodName?: string;
  valueId?: unknown;
}

export interface ScriptedHub {
  url: string;
  asked: Asked[];
  /** Answers to commands, by name. Commands without one get an empty result. */
  answers: Record<string, (asked: Asked) => unknown>;
  tell(event: object): void;
  /** Makes the server accept all messages and answer none from now on. */
  freeze(): void;
  sockets: WebSocket[];
  /** Sockets of the connections. */
  wires: Socket[];
}

/** Answer of a server that does not know the command. */
export const unknownCommand = Symbol("unknown command");
/** Leaves the command unanswered. */
export const noAnswer = Symbol("no answer");

/** A lock with Supervision and codes of the older command class. */
export const plainLock = (nodeId: number, more: object = {}) => ({
  nodeId,
  ready: true,
  status: 4,
  endpoints: [{ index: 0, commandClasses: [{ id: 98 }, { id: 99 }, { id: 108 }] }],
  values: [1, 2, 3].map((slot) => ({ commandClass: 99, property: "userIdStatus", propertyKey: slot, value: 0 })),
  ...more,
});

/** A lock with users and credentials. */
export const credentialLock = (nodeId: number) =>
  plainLock(nodeId, { endpoints: [{ index: 0, commandClasses: [{ id: 98 }, { id: 131 }] }], values: [] });

/**
 * Starts the server.
 * @param schema - Newest schema that it speaks.
 */
export async function scriptedHub(state: unknown, schema = 50): Promise<ScriptedHub> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", autoPong: false });
  await new Promise((resolve) => server.once("listening", resolve));
  let isFrozen = false;
  const hub: ScriptedHub = {
    url: `ws://127.0.0.1:${(server.address() as { port: number }).port}`,
    asked: [],
    answers: {
      start_listening: () => ({ state }),
      "endpoint.invoke_cc_api": ({ methodName }) =>
        methodName === "get" ? { response: { currentMode: 255, userIdStatus: 0 } } : {},
      "endpoint.access_control.get_credential_capabilities_cached": () => ({
        capabilities: {
          supportedCredentialTypes: {
            1: { numberOfCredentialSlots: 5, minCredentialLength: 4, maxCredentialLength: 8 },
          },
        },
      }),
    },
    tell: (event) => hub.sockets.forEach((socket) => socket.send(JSON.stringify({ type: "event", event }))),
    freeze: () => void (isFrozen = true),
    sockets: [],
    wires: [],
  };
  server.on("connection", (socket, { socket: wire }) => {
    hub.sockets.push(socket);
    hub.wires.push(wire);
    socket.on("ping", (data) => (isFrozen ? undefined : socket.pong(data)));
    socket.on("message", (data: Buffer) => {
      const { messageId, ...asked } = JSON.parse(data.toString()) as Asked & { messageId: string };
      hub.asked.push(asked);
      const result = isFrozen ? noAnswer : (hub.answers[asked.command]?.(asked) ?? {});
      if (isFrozen || result === noAnswer) return;
      const refused = { type: "result", success: false, messageId, errorCode: "unknown_command" };
      const settled = { type: "result", success: true, messageId, result };
      socket.send(JSON.stringify(result === unknownCommand ? refused : settled));
    });
    socket.send(JSON.stringify({ type: "version", homeId: 1, minSchemaVersion: 0, maxSchemaVersion: schema }));
  });
  onTestFinished(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  return hub;
}

/** Runs a driver with the hub, as the server does. */
export async function drivenHub(state: unknown, schema?: number) {
  const hub = await scriptedHub(state, schema);
  const told: DriverEvent[] = [];
  const driver = zwaveDriver({
    connected_account_id: "test",
    settings: { url: hub.url },
    secret: () => undefined,
    log: () => "unread",
    keep: { read: async () => null, write: async () => {} },
    dial: anyDial,
    now: () => Date.now(),
    released: new AbortController().signal,
  });
  const run = superviseRun({ connect: () => driver, emit: (event) => void told.push(event), now: () => Date.now() });
  onTestFinished(() => run.stop());
  return { hub, told, driver };
}

let operations = 0;

export function opAt(nodeId: number, patienceMs = 10_000): Op {
  operations += 1;
  const now = Date.now();
  const signal = AbortSignal.timeout(patienceMs);
  return {
    device_id: "d",
    workspace_id: "w",
    key: `zwave:00000001:${nodeId}`,
    op_id: `${operations}`,
    now,
    deadline: now + patienceMs,
    signal,
  };
}

const valueUpdated = (nodeId: number, args: object) => ({
  source: "node",
  event: "value updated",
  nodeId,
  args,
});

export const bolt = (nodeId: number, isLocked: boolean) =>
  valueUpdated(nodeId, {
    commandClass: 98,
    property: "currentMode",
    newValue: isLocked ? 255 : 0,
    prevValue: isLocked ? 0 : 255,
  });

export const notified = (nodeId: number, event: number, parameters?: object) => ({
  source: "node",
  event: "notification",
  nodeId,
  args: { type: 6, event, ...(parameters ? { parameters } : {}) },
});
