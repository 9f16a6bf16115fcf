// Codes in a mock lock, of either kind, and the messages that write them.
import { UserCodeCCExtendedUserCodeSet, UserCodeCCSet } from "@zwave-js/cc/UserCodeCC";
import { UserCredentialCCCredentialSet, UserCredentialCCUserSet } from "@zwave-js/cc/UserCredentialCC";

export const isWrite = (cc) =>
  [UserCodeCCSet, UserCodeCCExtendedUserCodeSet, UserCredentialCCUserSet, UserCredentialCCCredentialSet].some(
    (kind) => cc instanceof kind,
  );

export const writtenBy = (cc) =>
  cc instanceof UserCodeCCSet ? [cc] : cc instanceof UserCodeCCExtendedUserCodeSet ? cc.userCodes : [];

/** Whether another slot holds the digits. Real locks refuse duplicates, but the mock radio's lock does not. */
export function isHeldElsewhere(node, { userId, userIdStatus, userCode }) {
  if (userIdStatus === 0) return false;
  return [...node.state].some(
    ([key, code]) =>
      key.startsWith("UserCode_userCode_") &&
      key !== `UserCode_userCode_${userId}` &&
      String(code) === String(userCode),
  );
}

const codeKey = /^(?:UserCode_userCode_|UserCredential_cred_1_)(\d+)$/;
const userKey = "UserCredential_user_";

/** Returns the digits in each slot, for either kind of lock. */
export function codesOf({ state }) {
  const held = [...state].flatMap(([key, kept]) => {
    const place = codeKey.exec(key)?.[1];
    if (place === undefined || kept === undefined) return [];
    const code = kept.credentialData === undefined ? String(kept) : Buffer.from(kept.credentialData).toString("utf8");
    return [[Number(place), code]];
  });
  return new Map(held);
}

export const usersOf = ({ state }) =>
  [...state].flatMap(([key, user]) => (key.startsWith(userKey) && user ? [Number(key.slice(userKey.length))] : []));

/** Stores a code as if it had always been in the lock. */
export function program({ state }, place, digits) {
  state.set(`UserCode_userIdStatus_${place}`, 1);
  state.set(`UserCode_userCode_${place}`, digits);
}
