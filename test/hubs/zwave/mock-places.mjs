// Changes of a mock lock's codes without the hub: at its keypad, or by the lock itself.
import { UserCredentialModifierType, UserCredentialUserReportType, UserIDStatus } from "@zwave-js/cc";
import { UserCodeCCGet, UserCodeCCReport } from "@zwave-js/cc/UserCodeCC";
import { UserCredentialCCUserReport, UserCredentialCCUserSet } from "@zwave-js/cc/UserCredentialCC";
import { Bytes } from "@zwave-js/shared";
import { codesOf, program, usersOf, writtenBy } from "./mock-codes.mjs";

export const newPlaces = () => ({ keepsOff: undefined, tellsZeros: false });

const [codeDeleted, allDeleted, codeAdded] = [13, 12, 14];
const userKey = (place) => `UserCredential_user_${place}`;
const credentialKey = (place) => `UserCredential_cred_1_${place}`;
const statusKey = (place) => `UserCode_userIdStatus_${place}`;
const deletion = 2;

const statusOf = ({ state }, place) => {
  const user = state.get(userKey(place));
  if (user) return user.active ? UserIDStatus.Enabled : UserIDStatus.Disabled;
  return state.get(statusKey(place)) ?? UserIDStatus.Available;
};

/** Returns status and digits of each slot that holds a code, as the lock stores them. */
export const placesOf = (node) =>
  Object.fromEntries([...codesOf(node)].map(([place, digits]) => [place, { status: statusOf(node, place), digits }]));

/** Stores a written code as switched off, in a lock that keeps codes off. */
export function keepOff(lock, message) {
  if (!lock.keepsOff) return;
  const writes = message instanceof UserCredentialCCUserSet ? [message] : writtenBy(message);
  for (const write of writes) {
    if (write.operationType === deletion || write.userIdStatus === UserIDStatus.Available) continue;
    if (write.userIdStatus === undefined) write.active = false;
    else write.userIdStatus = UserIDStatus.Disabled;
    if (lock.keepsOff === "once") lock.keepsOff = undefined;
  }
}

/** Returns the answer of a lock that reports zeros for digits, or `undefined` for the usual answer. */
export function zerosAnswer(node, lock, message, nodeId) {
  if (!lock.tellsZeros || !(message instanceof UserCodeCCGet)) return undefined;
  const userCode = "0".repeat(codesOf(node).get(message.userId)?.length ?? 0);
  const { userId } = message;
  return {
    action: "sendCC",
    cc: new UserCodeCCReport({ nodeId, userId, userIdStatus: statusOf(node, userId), userCode }),
  };
}

const noUser = {
  userType: 0,
  active: false,
  credentialRule: 1,
  expiringTimeoutMinutes: 0,
  nameEncoding: 0,
  userName: "",
  modifierType: UserCredentialModifierType.Locally,
  modifierNodeId: 0,
};

/**
 * Returns the actions on codes.
 * @param send - Sends a message from a lock to the hub.
 * @param notify - Sends a notification of access control.
 */
export function placeDeeds({ locks, send, notify, nodeId }) {
  const hasUsers = (kind) => kind === "credentials";
  const tellUser = (node, reportType, userId, user = noUser) =>
    send(node, new UserCredentialCCUserReport({ nodeId, reportType, userId, ...user }));
  const tellCode = (node, event, place, status) => notify(node, event, Uint8Array.from([0x63, 0x03, place, status]));

  async function switchCode({ node: id, place, isSilent }, active) {
    const { node, kind } = locks.get(id);
    if (hasUsers(kind)) {
      const user = { ...node.state.get(userKey(place)), active };
      node.state.set(userKey(place), user);
      return isSilent || tellUser(node, UserCredentialUserReportType.UserModified, place, user);
    }
    const userIdStatus = active ? UserIDStatus.Enabled : UserIDStatus.Disabled;
    node.state.set(statusKey(place), userIdStatus);
    const userCode = codesOf(node).get(place);
    return isSilent || send(node, new UserCodeCCReport({ nodeId, userId: place, userIdStatus, userCode }));
  }

  function empty({ state }, place) {
    for (const key of [userKey, credentialKey]) state.delete(key(place));
    state.delete(`UserCode_userCode_${place}`);
    state.delete(statusKey(place));
  }

  return {
    /**
     * Switches a code off: the lock keeps it, but no longer opens to it. With `isSilent`, here and in other actions,
     * the lock sends no report.
     */
    switchOff: (deed) => switchCode(deed, false),
    switchOn: (deed) => switchCode(deed, true),
    /** Makes the lock switch off every code that is written, until it is mended. With `once`, only the next one. */
    async keepsOff({ node, once }) {
      locks.get(node).lock.keepsOff = once ? "once" : "always";
    },
    /** Makes the lock report digits as zeros, until it is mended. */
    async zeros({ node }) {
      locks.get(node).lock.tellsZeros = true;
    },
    async erase({ node: id, place, isSilent }) {
      const { node, kind } = locks.get(id);
      empty(node, place);
      if (isSilent) return;
      if (hasUsers(kind)) await tellUser(node, UserCredentialUserReportType.UserDeleted, place);
      else await tellCode(node, codeDeleted, place, UserIDStatus.Available);
    },
    async eraseAll({ node: id, isSilent }) {
      const { node, kind } = locks.get(id);
      for (const place of [...codesOf(node).keys(), ...usersOf(node)]) empty(node, place);
      if (isSilent) return;
      if (hasUsers(kind)) await tellUser(node, UserCredentialUserReportType.UserDeleted, 0);
      else await notify(node, allDeleted);
    },
    async programAt({ node: id, place, digits, isSilent }) {
      const { node, kind } = locks.get(id);
      if (!hasUsers(kind)) {
        program(node, place, digits);
        return isSilent || tellCode(node, codeAdded, place, UserIDStatus.Enabled);
      }
      const user = { ...noUser, active: true, userName: `User-${place}` };
      const { modifierType, modifierNodeId } = noUser;
      const credentialData = Bytes.from(digits, "ascii");
      node.state.set(userKey(place), user);
      node.state.set(credentialKey(place), { userId: place, credentialData, modifierType, modifierNodeId });
      return isSilent || tellUser(node, UserCredentialUserReportType.UserAdded, place, user);
    },
  };
}
