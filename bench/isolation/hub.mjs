// A Z-Wave JS server with one lock for the isolation bench. With the argument `flood` it sends battery levels and
// unknown values as fast as they are accepted. With `spoiled` it sends unreadable events. Prints its address.
import { WebSocketServer } from "ws";

const [, , deed = "quiet", home = "1"] = process.argv;
const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
const lock = {
  nodeId: 2,
  ready: true,
  status: 4,
  endpoints: [{ index: 0, commandClasses: [{ id: 98 }, { id: 108 }, { id: 128 }] }],
  values: [{ commandClass: 128, property: "level", value: 90 }],
};
const answers = {
  start_listening: { state: { nodes: [lock] } },
  "endpoint.invoke_cc_api": { response: { currentMode: 255 } },
};
let count = 0;
const value = (commandClass, property, newValue) => ({
  source: "node",
  event: "value updated",
  nodeId: 2,
  args: { commandClass, commandClassName: "", endpoint: 0, property, newValue },
});
const events = {
  flood: () =>
    count % 2 === 0 ? value(128, "level", count % 101) : value(113, `unknown ${count}`, { toString: 1, count }),
  spoiled: () => ({
    source: { toString: 1 },
    event: count % 2 === 0 ? "value updated" : ["dead"],
    nodeId: {},
    args: 7,
  }),
};

function pour(socket) {
  if (socket.readyState !== socket.OPEN) return;
  while (socket.bufferedAmount < 1_000_000) {
    count += 1;
    socket.send(JSON.stringify({ type: "event", event: events[deed]() }));
  }
  setImmediate(pour, socket);
}

server.on("connection", (socket) => {
  socket.on("message", (/** @type {Buffer} */ data) => {
    const { messageId, command } = JSON.parse(data.toString());
    socket.send(JSON.stringify({ type: "result", success: true, messageId, result: answers[command] ?? {} }));
    if (command === "start_listening" && events[deed]) setTimeout(pour, 500, socket);
  });
  socket.send(JSON.stringify({ type: "version", homeId: Number(home), minSchemaVersion: 0, maxSchemaVersion: 50 }));
});
server.once("listening", () => console.log(JSON.stringify({ url: `ws://127.0.0.1:${server.address().port}` })));
