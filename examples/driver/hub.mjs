// A simulated line box with two locks: `node hub.mjs`. Its bolts move after a tenth of a second.
import { createServer } from "node:net";
import { createInterface } from "node:readline";

export function startHub(port = 7070) {
  const locks = [
    { id: "front", name: "Front Door", locked: true },
    { id: "attic", name: "Attic", locked: true },
  ];
  const faults = new Map();
  const sockets = new Set();
  const say = (line, to = sockets) => {
    for (const socket of to) socket.write(`${JSON.stringify(line)}\n`);
  };
  const report = (lock, by) =>
    say({ lock: lock.id, ...(faults.has(lock.id) ? { [faults.get(lock.id)]: true } : { locked: lock.locked, by }) });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    say({ box: "b1", locks }, [socket]);
    createInterface({ input: socket }).on("line", (text) => {
      const { move, ask, locked } = JSON.parse(text);
      const lock = locks.find(({ id }) => id === (move ?? ask));
      if (!lock) return;
      setTimeout(() => {
        if (move && !faults.has(lock.id)) lock.locked = locked;
        report(lock);
      }, 100);
    });
  }).listen(port, "127.0.0.1");
  return {
    server,
    /** Turns a bolt by hand. */
    turn(id, locked) {
      const lock = locks.find((each) => each.id === id);
      lock.locked = locked;
      report(lock, "hand");
    },
    /** Makes a lock `jammed` or `unreachable`; `undefined` mends it. */
    fault: (id, what) => (what ? faults.set(id, what) : faults.delete(id)),
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const { server } = startHub(Number(process.argv[2] ?? 7070));
  server.once("listening", () =>
    console.log(`A line box with two locks listens at 127.0.0.1:${server.address().port}`),
  );
}
