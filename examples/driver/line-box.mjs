// A driver for a make-believe hub, the line box: one JSON object per line over TCP. `hub.mjs` simulates one.
//
//   from the box, first:     {"box":"b1","locks":[{"id":"front","name":"Front Door","locked":true}]}
//   from the box, later:     {"lock":"front","locked":false,"by":"hand"}   or "jammed" or "unreachable": true
//   to the box:              {"move":"front","locked":false}               or {"ask":"front"}
import { createInterface } from "node:readline";
import { ConnectError, DriverError } from "@mortise/server/driver-kit";

/** Longest time that the box needs to move a bolt and report it, in milliseconds. */
const moveMs = 500;

export const system = {
  kind: "line_box",
  displayName: "Line box",
  fields: [{ name: "address", type: "text", value: "127.0.0.1:7070" }],
  read({ address = "" }) {
    const url = URL.canParse(`tcp://${address}`) ? new URL(`tcp://${address}`) : undefined;
    if (!url?.port) throw new ConnectError("bad_address", "Give host and port, such as 127.0.0.1:7070.");
    const settings = { host: url.hostname, port: Number(url.port) };
    return { settings, secrets: {}, login: url.host, host: url.hostname };
  },
  async probe({ settings, dial }, signal) {
    const socket = await dial({ ...settings, signal });
    try {
      for await (const line of linesOf(socket)) if (line.locks) return devicesOf(line);
      throw new ConnectError("not_this_system", "What answers there is no line box.");
    } finally {
      socket.destroy();
    }
  },
  connect: createDriver,
};

const keyOf = (box, id) => `line_box:${box}:${id}`;

const devicesOf = ({ box, locks }) =>
  locks.map(({ id, name }) => ({
    key: keyOf(box, id),
    network: `line_box:${box}`,
    name,
    bolt: { confirms: true },
    codes: null,
    battery: false,
    door_sensor: false,
  }));

function createDriver({ settings, dial, now }) {
  let socket;
  let boxId;
  const waiting = new Set();

  /** Sends a line. Resolves to the box's next line about the lock that is an answer to it. */
  function ask(question, id, { signal, deadline }, { applied = "no", isAnswer = () => true } = {}) {
    if (signal.aborted || deadline - now() < moveMs)
      throw new DriverError("timeout", "It was too late to ask the lock.");
    if (!socket) throw new DriverError("unreachable", "The line box is not connected.");
    socket.write(`${JSON.stringify(question)}\n`);
    return new Promise((resolve, reject) => {
      const fail = (fault, message) => end(() => reject(new DriverError(fault, message, { applied })));
      const timer = setTimeout(() => fail("timeout", "The lock did not answer in time."), deadline - now());
      const entry = {
        hear: (line) => (line.lock === id && (isFault(line) || isAnswer(line)) ? end(() => resolve(line)) : undefined),
        lost: () => fail("unreachable", "The line box hung up."),
      };
      const end = (settle) => {
        clearTimeout(timer);
        waiting.delete(entry);
        settle();
      };
      waiting.add(entry);
    });
  }

  const idOf = ({ key }) => key.slice(keyOf(boxId ?? "", "").length);
  const refuse = (fault, message) => {
    throw new DriverError(fault, message);
  };
  const isFault = ({ jammed, unreachable }) => jammed === true || unreachable === true;
  const checked = (line) => {
    if (line.unreachable) refuse("unreachable", "The line box does not reach the lock.");
    if (line.jammed) refuse("jammed", "The bolt is jammed.");
    return line;
  };

  return {
    kind: "line_box",
    async run(emit, signal) {
      const link = await dial({ ...settings, signal });
      const close = () => link.destroy();
      signal.addEventListener("abort", close);
      try {
        for await (const line of linesOf(link)) {
          if (line.locks) {
            [socket, boxId] = [link, line.box];
            const devices = devicesOf(line);
            emit({
              type: "inventory",
              at: now(),
              network: devices[0]?.network ?? "",
              keys: devices.map(({ key }) => key),
            });
            emit({ type: "link", up: true, at: now() });
            for (const device of devices) emit({ type: "device", at: now(), device });
          }
          for (const { id = line.lock, locked, jammed, unreachable, by } of line.locks ?? [line]) {
            const state = { key: keyOf(boxId, id), at: now(), online: unreachable !== true, source: "report" };
            if (by === "hand")
              emit({
                type: "operated",
                key: state.key,
                at: now(),
                operation: locked ? "lock" : "unlock",
                by: "manual",
              });
            emit({
              type: "state",
              ...state,
              ...(unreachable ? {} : { locked: jammed ? null : locked, jammed: jammed === true }),
            });
          }
          for (const entry of waiting) entry.hear(line);
        }
      } finally {
        signal.removeEventListener("abort", close);
        socket = undefined;
        link.destroy();
        for (const entry of waiting) entry.lost();
      }
      if (!signal.aborted) refuse("unreachable", "The line box hung up.");
    },
    async readState(op) {
      const { locked } = checked(await ask({ ask: idOf(op) }, idOf(op), op));
      return { device_id: op.device_id, at: now(), online: true, locked, source: "report" };
    },
    bolt: {
      // Sent once. `unknown` says that the lock may have heard: the server then reads it before it reports anything.
      async setLocked(locked, op) {
        const isAnswer = (line) => line.locked === locked;
        checked(await ask({ move: idOf(op), locked }, idOf(op), op, { applied: "unknown", isAnswer }));
        return { proof: "state" };
      },
    },
  };
}

/** Lines of the box. What is no JSON object is left out: a hub's text is not to be trusted. */
async function* linesOf(socket) {
  for await (const text of createInterface({ input: socket })) {
    const line = parse(text);
    if (line) yield line;
  }
}

function parse(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return undefined;
  }
}
