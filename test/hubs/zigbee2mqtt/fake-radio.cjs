// A radio with one lock behind it, loaded into the published Zigbee2MQTT before its own code. The lock answers like a
// Yale YRD226. Lines of JSON on standard input act on it, as in the mock Z-Wave hub.
const { createInterface } = require("node:readline");
const { Adapter } = require("zigbee-herdsman/dist/adapter/adapter");
const { Zcl } = require("zigbee-herdsman");
const Zdo = require("zigbee-herdsman/dist/zspec/zdo");
const { fakePlaces } = require("./fake-places.cjs");

const ieee = "0x000d6f0000000a01";
const network = 0x1234;
const doorLock = 257;
const travelMs = 700;
const states = { jammed: 0, locked: 1, unlocked: 2 };
const lock = { state: states.unlocked, isCut: false, isJammed: false };
const places = fakePlaces((name, payload) => say(false, name, payload));
/** Counts commands to the bolt that have reached the lock. */
const heard = { moves: 0 };
const success = 0;
const unsupported = 0x86;

let radio;
let sequence = 1;

class FakeRadio extends Adapter {
  async start() {
    radio = this;
    setTimeout(() => this.emit("deviceJoined", { networkAddress: network, ieeeAddr: ieee }), 1000);
    return "resumed";
  }
  async stop() {}
  async getCoordinatorIEEE() {
    return "0x00124b0000000001";
  }
  async getCoordinatorVersion() {
    return { type: "fake", meta: {} };
  }
  async reset() {}
  async supportsBackup() {
    return false;
  }
  async backup() {
    throw new Error("There is nothing to back up.");
  }
  async getNetworkParameters() {
    return { panID: 6754, extendedPanID: "0xdddddddddddddddd", channel: 11, nwkUpdateID: 0 };
  }
  async addInstallCode() {}
  async permitJoin() {}
  waitFor() {
    return { promise: new Promise(() => {}), cancel() {} };
  }
  async sendZdo(_ieee, address, cluster) {
    const isCoordinator = address === 0;
    if (cluster === Zdo.ClusterId.NODE_DESCRIPTOR_REQUEST) return [success, nodeDescriptor(address, isCoordinator)];
    if (cluster === Zdo.ClusterId.ACTIVE_ENDPOINTS_REQUEST)
      return [success, { nwkAddress: address, endpointList: [1] }];
    if (cluster !== Zdo.ClusterId.SIMPLE_DESCRIPTOR_REQUEST) return [success, undefined];
    const inClusterList = isCoordinator ? [] : [0, 1, 3, 9, 10, 32, doorLock];
    const descriptor = { length: 20, endpoint: 1, profileId: 260, deviceId: isCoordinator ? 5 : 10, deviceVersion: 0 };
    return [
      success,
      { nwkAddress: address, ...descriptor, inClusterList, outClusterList: isCoordinator ? [] : [10, 25] },
    ];
  }
  async sendZclFrameToEndpoint(_ieee, address, _endpoint, frame) {
    if (address !== network) return undefined;
    if (lock.isCut) throw new Error("No network route: no ACK (timeout)");
    return frame.header.frameControl.frameType === 0 ? foundation(frame) : command(frame);
  }
  async sendZclFrameToGroup() {}
  async sendZclFrameToAll() {}
  async setChannelInterPAN() {}
  async sendZclFrameInterPANToIeeeAddr() {}
  async sendZclFrameInterPANBroadcast() {}
  async restoreChannelInterPAN() {}
}

const nodeDescriptor = (nwkAddress, isCoordinator) => ({
  nwkAddress,
  logicalType: isCoordinator ? 0 : 2,
  fragmentationSupported: false,
  apsFlags: 0,
  frequencyBand: 8,
  capabilities: {
    alternatePANCoordinator: 0,
    deviceType: 0,
    powerSource: 0,
    rxOnWhenIdle: 0,
    reserved1: 0,
    reserved2: 0,
    securityCapability: 0,
    allocateAddress: 1,
  },
  manufacturerCode: 0x101d,
  maxBufSize: 82,
  maxIncTxSize: 82,
  serverMask: { stackComplianceRevision: 22 },
  maxOutTxSize: 82,
  deprecated1: 0,
  tlvs: [],
});

const attributes = {
  genBasic: { 0: [2, 32], 1: [1, 32], 3: [1, 32], 4: ["Yale", 66], 5: ["YRD226 TSDB", 66], 7: [3, 48] },
  closuresDoorLock: { 0: [() => lock.state, 48], 18: [250, 33] },
  genPowerCfg: { 33: [160, 32] },
};

function readAttribute(cluster, attrId) {
  const [value, dataType] = attributes[cluster]?.[attrId] ?? [];
  if (dataType === undefined) return { attrId, status: unsupported };
  return { attrId, status: success, dataType, attrData: typeof value === "function" ? value() : value };
}

function foundation(frame) {
  const { name } = frame.command;
  if (name === "read")
    return reply(
      frame,
      "readRsp",
      frame.payload.map(({ attrId }) => readAttribute(frame.cluster.name, attrId)),
      true,
    );
  if (name === "configReport") return reply(frame, "configReportRsp", [{ status: success }], true);
  return name === "write" ? reply(frame, "writeRsp", [{ status: success }], true) : undefined;
}

function command(frame) {
  const { name } = frame.command;
  const accepted = () => reply(frame, "defaultRsp", { cmdId: frame.command.ID, statusCode: success }, true);
  if (frame.cluster.name !== "closuresDoorLock") return accepted();
  if (name === "lockDoor" || name === "unlockDoor") {
    heard.moves += 1;
    const state = lock.isJammed ? states.jammed : name === "lockDoor" ? states.locked : states.unlocked;
    setTimeout(() => move(state, { source: 1, code: lock.isJammed ? undefined : state }), travelMs);
    return reply(frame, `${name}Rsp`, { status: success });
  }
  const answer = places.command(name, frame.payload);
  return answer ? reply(frame, `${name}Rsp`, answer) : accepted();
}

const envelope = (clusterID, frame) => ({
  clusterID,
  header: frame.header,
  data: frame.toBuffer(),
  address: network,
  endpoint: 1,
  linkquality: 200,
  groupID: 0,
  wasBroadcast: false,
  destinationEndpoint: 1,
});

function reply({ header, cluster }, name, payload, isFoundation = false) {
  const frame = Zcl.Frame.create(
    isFoundation ? 0 : 1,
    1,
    true,
    header.manufacturerCode,
    header.transactionSequenceNumber,
    name,
    cluster.ID,
    payload,
    {},
  );
  const answer = envelope(cluster.ID, frame);
  setImmediate(() => radio.emit("zclPayload", answer));
  return answer;
}

function say(isFoundation, name, payload) {
  const frame = Zcl.Frame.create(
    isFoundation ? 0 : 1,
    1,
    true,
    undefined,
    (sequence = (sequence + 1) & 255),
    name,
    doorLock,
    payload,
    {},
  );
  radio.emit("zclPayload", envelope(doorLock, frame));
}

/**
 * Moves the bolt at once. The lock reports the movement with its source and code. Sources: 0 keypad, 1 radio, 2 by
 * hand. Codes: 1 lock, 2 unlock.
 */
function move(state, { source, code, user = 0 }) {
  lock.state = state;
  if (code !== undefined)
    say(false, "operationEventNotification", {
      opereventsrc: source,
      opereventcode: code,
      userid: user,
      pin: "",
      zigbeelocaltime: 0,
      data: "",
    });
  say(true, "report", [{ attrId: 0, dataType: 48, attrData: state }]);
}

const deeds = {
  turn({ locked }) {
    const state = locked ? states.locked : states.unlocked;
    move(state, { source: 2, code: locked ? 1 : 2 });
  },
  type({ digits }) {
    const user = places.placeOf(digits);
    if (user === undefined || lock.isJammed) return { opened: false };
    move(states.unlocked, { source: 0, code: 2, user });
    return { opened: true };
  },
  jam() {
    lock.isJammed = true;
  },
  cut() {
    lock.isCut = true;
  },
  mend() {
    Object.assign(lock, { isJammed: false, isCut: false });
    places.mend();
  },
  state: () => ({ ...heard, ...places.state(), locked: lock.state === states.locked }),
  ...places.deeds,
};

Adapter.create = async (...options) => {
  const made = new FakeRadio(...options);
  process.stdout.write('{"ready":true}\n');
  return made;
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, do: deed, ...input } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id, ok: true, ...deeds[deed](input) })}\n`);
});
