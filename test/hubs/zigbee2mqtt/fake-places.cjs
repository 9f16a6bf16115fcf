// Slots for codes of the fake lock: actions by radio and at the keypad, and the lock's reports of them.
const statuses = { available: 0, enabled: 1, disabled: 3 };
const sources = { keypad: 0, radio: 1 };
const [added, deleted, changed] = [2, 3, 4];
const [success, duplicate] = [0, 3];

/**
 * Creates the slots.
 * @param say - Sends a command of the lock's to the radio.
 */
exports.fakePlaces = (say) => {
  /** Codes by slot: `{ digits, isOff }`. */
  const pins = new Map();
  /** Period in which the lock keeps written codes switched off. `once` ends at the command to enable one. */
  let keepsOff = "never";
  let tellsZeros = false;
  let writes = 0;

  const statusAt = (place) => {
    const pin = pins.get(place);
    return pin === undefined ? "available" : pin.isOff ? "disabled" : "enabled";
  };

  /** Changes or erases the digits of a slot. The lock reports it, as real locks do, whoever programmed it. */
  function program(place, pin, source) {
    const hadPin = pins.has(place);
    if (pin) pins.set(place, pin);
    else pins.delete(place);
    if (!pin && !hadPin) return;
    const event = {
      programeventsrc: source,
      programeventcode: pin ? (hadPin ? changed : added) : deleted,
      userid: place,
      pin: "",
      usertype: 0,
      userstatus: statuses[statusAt(place)],
      zigbeelocaltime: 0,
      data: "",
    };
    // The report comes after the answer to the command.
    setTimeout(() => say("programmingEventNotification", event), 50);
  }

  const commands = {
    setPinCode({ userid, userstatus, pincodevalue }) {
      writes += 1;
      const digits = String(pincodevalue);
      // The lock refuses by radio, and Zigbee2MQTT publishes nothing of it.
      if ([...pins].some(([place, pin]) => place !== userid && pin.digits === digits)) return { status: duplicate };
      const isOff = keepsOff !== "never" || userstatus === statuses.disabled;
      program(userid, { digits, isOff }, sources.radio);
      return { status: success };
    },
    setUserStatus({ userid, userstatus }) {
      writes += 1;
      if (keepsOff === "once") keepsOff = "never";
      const pin = pins.get(userid);
      if (pin && keepsOff === "never") pin.isOff = userstatus === statuses.disabled;
      return { status: success };
    },
    getUserStatus: ({ userid }) => ({ userid, userstatus: statuses[statusAt(userid)] }),
    getPinCode({ userid }) {
      const { digits = "" } = pins.get(userid) ?? {};
      const pincodevalue = tellsZeros ? "0".repeat(digits.length) : digits;
      return { userid, userstatus: statuses[statusAt(userid)], usertype: 0, pincodevalue };
    },
    clearPinCode({ userid }) {
      writes += 1;
      program(userid, undefined, sources.radio);
      return { status: success };
    },
  };

  const deeds = {
    switchOff({ place }) {
      pins.get(place).isOff = true;
    },
    switchOn({ place }) {
      pins.get(place).isOff = false;
    },
    /** Makes the lock keep written codes switched off. With `once`, until it is commanded to enable one. */
    keepsOff({ once = false }) {
      keepsOff = once ? "once" : "always";
    },
    erase({ place }) {
      program(place, undefined, sources.keypad);
    },
    programAt({ place, digits }) {
      program(place, { digits, isOff: false }, sources.keypad);
    },
    /** Makes the lock report zeros for the digits of every code. */
    zeros() {
      tellsZeros = true;
    },
  };

  return {
    /** Returns the lock's answer, or `undefined` if the command is not about codes. */
    command: (name, payload) => (Object.hasOwn(commands, name) ? commands[name](payload) : undefined),
    /** Returns the slot of a code that is switched on, or `undefined`. */
    placeOf: (digits) => [...pins].find(([, pin]) => pin.digits === digits && !pin.isOff)?.[0],
    mend() {
      [keepsOff, tellsZeros] = ["never", false];
    },
    state: () => ({
      writes,
      codes: [...pins.keys()],
      places: [...pins].map(([place, { digits }]) => ({ place, status: statusAt(place), digits })),
    }),
    deeds,
  };
};
