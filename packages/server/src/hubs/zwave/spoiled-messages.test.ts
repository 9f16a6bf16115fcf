// Spoiled messages of a Z-Wave JS server neither end the process nor flood the log, and the valid ones among them
// count.
import { expect, it, onTestFinished, vi } from "vitest";
import { anyDial } from "../../../test/locks/any-dial.ts";
import { bolt, notified, plainLock, scriptedHub } from "../../../test/locks/scripted-zwave-hub.ts";
import { expectQuiet, messages, seed, watchProcess, withSeed } from "../../../test/wire/fuzz-run.ts";
import { oneOf, randomFrom, shuffled, spoil } from "../../../test/wire/spoil.ts";
import { superviseRun } from "../links/supervised-run.ts";
import { DriverError, type DriverEvent } from "../../driver/driver.ts";
import { zwaveDriver } from "./driver.ts";

const value = (args: object, event = "value updated") => ({ source: "node", event, nodeId: 2, args });
const events = [
  bolt(2, true),
  bolt(2, false),
  notified(2, 6, { userId: 3 }),
  notified(2, 11),
  notified(2, 14, { userId: 4 }),
  value({ commandClass: 128, property: "level", newValue: 40, prevValue: 41 }),
  value({ commandClass: 128, property: "isLow", newValue: true, prevValue: false }, "value added"),
  value({ commandClass: 99, property: "userIdStatus", propertyKey: 2, newValue: 1, prevValue: 0 }),
  value({ commandClass: 99, property: "userCode", propertyKey: "2", newValue: { type: "Buffer", data: [49, 50] } }),
  value({ commandClass: 113, property: "Access Control", propertyKey: "Lock state", newValue: 11 }),
  value({ commandClass: 113, property: "Access Control", propertyKey: "Door state", newValue: 22 }),
  { ...notified(2, 1), ccId: 128, args: { eventType: "battery low" } },
  { source: "node", event: "credential added", nodeId: 2, args: { userId: 2, credentialType: 1, credentialSlot: 2 } },
  { source: "node", event: "user modified", nodeId: 2, args: { userId: 2, active: false } },
  { source: "node", event: "dead", nodeId: 2 },
  { source: "node", event: "alive", nodeId: 2 },
  { source: "node", event: "interview completed", nodeId: 2 },
  { source: "controller", event: "node removed", node: { nodeId: 7 }, reason: 0 },
  { source: "driver", event: "logging", message: "a line", level: "info" },
].map((event) => ({ type: "event", event }));
const others = [
  { type: "result", success: true, messageId: "3", result: { response: { currentMode: 255 } } },
  { type: "result", success: false, messageId: "4", errorCode: "zwave_error", zwaveErrorCode: 202 },
  { type: "version", homeId: 1, minSchemaVersion: 0, maxSchemaVersion: 50 },
];

async function driven(state: unknown) {
  const hub = await scriptedHub(state);
  const [told, log]: [DriverEvent[], string[]] = [[], []];
  const driver = zwaveDriver({
    connected_account_id: "test",
    settings: { url: hub.url },
    secret: () => undefined,
    log: (line) => void log.push(line),
    keep: { read: async () => null, write: async () => {} },
    now: () => Date.now(),
    dial: anyDial,
    released: new AbortController().signal,
  });
  return { hub, told, log, driver, emit: (event: DriverEvent) => void told.push(event) };
}

it("spoiled events and answers end nothing, and good ones among them are told", { timeout: 300_000 }, async () => {
  const { uncaught } = watchProcess();
  const { hub, told, log, driver, emit } = await driven({ nodes: [plainLock(2), plainLock(3)] });
  const run = superviseRun({ connect: () => driver, emit, now: () => Date.now() });
  onTestFinished(() => run.stop());
  await expect.poll(() => told.some(({ type }) => type === "device"), { timeout: 10_000 }).toBe(true);
  const random = randomFrom(seed);
  const kinds = [...events, ...others];
  for (let sent = 0; sent < messages; sent += kinds.length) {
    for (const message of shuffled(kinds, random)) {
      const text = random() < 0.9 ? spoil(message, random) : JSON.stringify(message);
      for (const socket of hub.sockets) socket.send(text);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { length } = told;
  const isTold = () => told.slice(length).some((event) => event.type === "operated" && event.key.endsWith(":3"));
  await expect
    .poll(
      () => {
        hub.tell(notified(3, 6, { userId: 1 }));
        return isTold();
      },
      { timeout: 60_000, interval: 200, message: withSeed("a good event is told") },
    )
    .toBe(true);
  expectQuiet(uncaught, log);
  expect({ seed, isBounded: told.length < messages / 2 }).toEqual({ seed, isBounded: true });
});

it("a spoiled state or answer ends its link at most, with a fault of a driver", { timeout: 300_000 }, async () => {
  const { uncaught } = watchProcess();
  const random = randomFrom(seed + 1);
  const good = { nodes: [plainLock(2, { values: [{ commandClass: 128, property: "level", value: 50 }] })] };
  const { hub, log, told, driver, emit } = await driven(good);
  const answered = { response: { currentMode: 255 } };
  hub.answers["start_listening"] = () => spoiledAnswer({ state: good });
  hub.answers["endpoint.invoke_cc_api"] = () => spoiledAnswer(answered);
  hub.answers["node.get_state"] = () => spoiledAnswer({ state: plainLock(2) });
  function spoiledAnswer(answer: object): unknown {
    try {
      const spoiled: unknown = JSON.parse(spoil(answer, random));
      // Values that the scripted hub cannot write are in the events above.
      return JSON.parse(JSON.stringify(spoiled));
    } catch {
      return oneOf([null, [], "text"], random);
    }
  }
  for (let link = 0; link < messages / 200; link += 1) {
    const ended = new AbortController();
    const before = hub.asked.length;
    const run = driver.run?.(emit, ended.signal) ?? Promise.resolve();
    const fault = run.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    await Promise.race([
      fault,
      vi.waitUntil(() => hub.asked.length >= before + 3, { interval: 2, timeout: 150 }).catch(() => "late"),
    ]);
    for (const socket of hub.sockets)
      socket.send(JSON.stringify({ type: "event", event: { event: "ready", nodeId: 2 } }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    ended.abort();
    expect({ seed, fault: await fault }).toEqual({ seed, fault: expect.any(DriverError) });
  }
  hub.answers["start_listening"] = () => ({ state: good });
  hub.answers["endpoint.invoke_cc_api"] = () => answered;
  told.length = 0;
  const last = new AbortController();
  driver.run?.(emit, last.signal).catch(() => "the test is over");
  onTestFinished(() => last.abort());
  await expect.poll(() => told.some((event) => event.type === "state" && event.locked === true)).toBe(true);
  expectQuiet(uncaught, log);
});
