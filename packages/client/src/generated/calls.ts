// Written by `npm run generate` from the contract. Do not edit.

import type { Row } from "../row.ts";
import type { Platform } from "./platform.ts";

/** Lists managed devices, oldest first. Row of `devices.list`. */
export const devicesList: Row<Platform["devices"]["list"]> = {"method":"GET","path":"/devices/list","key":"devices","post":true};

/** Reads one device. Row of `devices.get`. */
export const devicesGet: Row<Platform["devices"]["get"]> = {"method":"GET","path":"/devices/get","key":"device","id":"device_id","post":true};

/** Lists the makers and platforms whose accounts can be connected. Row of `devices.listDeviceProviders`. */
export const devicesListDeviceProviders: Row<Platform["devices"]["listDeviceProviders"]> = {"method":"GET","path":"/devices/list_device_providers","key":"device_providers","post":true};

/** Lists managed locks, oldest first. Row of `locks.list`. */
export const locksList: Row<Platform["locks"]["list"]> = {"method":"GET","path":"/locks/list","key":"locks","post":true};

/** Reads one lock. Row of `locks.get`. */
export const locksGet: Row<Platform["locks"]["get"]> = {"method":"GET","path":"/locks/get","key":"lock","id":"device_id","post":true};

/** Locks a door. Row of `locks.lockDoor`. */
export const locksLockDoor: Row<Platform["locks"]["lockDoor"]> = {"method":"POST","path":"/locks/lock_door","key":"action_attempt","id":"device_id","settles":"always"};

/** Unlocks a door. Row of `locks.unlockDoor`. */
export const locksUnlockDoor: Row<Platform["locks"]["unlockDoor"]> = {"method":"POST","path":"/locks/unlock_door","key":"action_attempt","id":"device_id","settles":"always"};

/** Lists the managed codes of a lock, oldest first. Row of `accessCodes.list`. */
export const accessCodesList: Row<Platform["accessCodes"]["list"]> = {"method":"GET","path":"/access_codes/list","key":"access_codes","post":true};

/** Reads one managed code, by its id or by its lock and PIN. Row of `accessCodes.get`. */
export const accessCodesGet: Row<Platform["accessCodes"]["get"]> = {"method":"GET","path":"/access_codes/get","key":"access_code","id":"access_code_id","post":true};

/** Makes a code and begins to set it on its lock. Row of `accessCodes.create`. */
export const accessCodesCreate: Row<Platform["accessCodes"]["create"]> = {"method":"POST","path":"/access_codes/create","key":"access_code"};

/** Changes a code and begins to change it on its lock. Row of `accessCodes.update`. */
export const accessCodesUpdate: Row<Platform["accessCodes"]["update"]> = {"method":"POST","path":"/access_codes/update","key":"action_attempt","settles":"on_request"};

/** Reads how a command is doing. Row of `actionAttempts.get`. */
export const actionAttemptsGet: Row<Platform["actionAttempts"]["get"]> = {"method":"GET","path":"/action_attempts/get","key":"action_attempt","id":"action_attempt_id","post":true};

/** Makes a page where a person connects an account. Row of `connectWebviews.create`. */
export const connectWebviewsCreate: Row<Platform["connectWebviews"]["create"]> = {"method":"POST","path":"/connect_webviews/create","key":"connect_webview"};

/** Fetches the session of a user, making it when there is none. Row of `clientSessions.getOrCreate`. */
export const clientSessionsGetOrCreate: Row<Platform["clientSessions"]["getOrCreate"]> = {"method":"PUT","path":"/client_sessions/create","key":"client_session"};

/** Lists supported device models. Row of `deviceModels.list`. */
export const deviceModelsList: Row<Platform["deviceModels"]["list"]> = {"method":"GET","path":"/internal/device_models/list","key":"device_models","internal":true};

/** Every row, nested as the client's methods are. */
export const calls = {
  devices: {
    list: devicesList,
    get: devicesGet,
    listDeviceProviders: devicesListDeviceProviders,
  },
  locks: {
    list: locksList,
    get: locksGet,
    lockDoor: locksLockDoor,
    unlockDoor: locksUnlockDoor,
  },
  accessCodes: {
    list: accessCodesList,
    get: accessCodesGet,
    create: accessCodesCreate,
    update: accessCodesUpdate,
  },
  actionAttempts: {
    get: actionAttemptsGet,
  },
  connectWebviews: {
    create: connectWebviewsCreate,
  },
  clientSessions: {
    getOrCreate: clientSessionsGetOrCreate,
  },
  deviceModels: {
    list: deviceModelsList,
  },
};
