// Written by `npm run generate` from the contract. Do not edit.

import type { CommandRow, PlainRow } from "../row.ts";
import type { Platform } from "./platform.ts";

/** Lists the workspaces the credential opens: one for a key or a session, every one of its owner for an access token. Row of `workspaces.list`. */
export const workspacesList: PlainRow<Platform["workspaces"]["list"]> = {"method":"GET","path":"/workspaces/list","key":"workspaces","post":true};

/** Reads the workspace of the credential. Row of `workspaces.get`. */
export const workspacesGet: PlainRow<Platform["workspaces"]["get"]> = {"method":"GET","path":"/workspaces/get","key":"workspace","post":true};

/** Takes every account, device, code and webview out of a sandbox; the workspace, its keys and webhooks stay. Row of `workspaces.resetSandbox`. */
export const workspacesResetSandbox: PlainRow<Platform["workspaces"]["resetSandbox"]> = {"method":"POST","path":"/workspaces/reset_sandbox"};

/** Lists managed devices, oldest first. Row of `devices.list`. */
export const devicesList: PlainRow<Platform["devices"]["list"]> = {"method":"GET","path":"/devices/list","key":"devices","post":true};

/** Reads one device. Row of `devices.get`. */
export const devicesGet: PlainRow<Platform["devices"]["get"]> = {"method":"GET","path":"/devices/get","key":"device","id":"device_id","post":true};

/** Lists the makers and platforms whose accounts can be connected. Row of `devices.listDeviceProviders`. */
export const devicesListDeviceProviders: PlainRow<Platform["devices"]["listDeviceProviders"]> = {"method":"GET","path":"/devices/list_device_providers","key":"device_providers","post":true};

/** Lists managed locks, oldest first. Row of `locks.list`. */
export const locksList: PlainRow<Platform["locks"]["list"]> = {"method":"GET","path":"/locks/list","key":"locks","post":true};

/** Reads one lock. Row of `locks.get`. */
export const locksGet: PlainRow<Platform["locks"]["get"]> = {"method":"GET","path":"/locks/get","key":"lock","id":"device_id","post":true};

/** Locks a door. Row of `locks.lockDoor`. */
export const locksLockDoor: CommandRow<Platform["locks"]["lockDoor"]> = {"method":"POST","path":"/locks/lock_door","key":"action_attempt","id":"device_id","settles":"always"};

/** Unlocks a door. Row of `locks.unlockDoor`. */
export const locksUnlockDoor: CommandRow<Platform["locks"]["unlockDoor"]> = {"method":"POST","path":"/locks/unlock_door","key":"action_attempt","id":"device_id","settles":"always"};

/** Lists the managed codes of a lock, oldest first. Row of `accessCodes.list`. */
export const accessCodesList: PlainRow<Platform["accessCodes"]["list"]> = {"method":"GET","path":"/access_codes/list","key":"access_codes","post":true};

/** Reads one managed code, by its id or by its lock and PIN. Row of `accessCodes.get`. */
export const accessCodesGet: PlainRow<Platform["accessCodes"]["get"]> = {"method":"GET","path":"/access_codes/get","key":"access_code","id":"access_code_id","post":true};

/** Makes a code and begins to set it on its lock. Row of `accessCodes.create`. */
export const accessCodesCreate: PlainRow<Platform["accessCodes"]["create"]> = {"method":"POST","path":"/access_codes/create","key":"access_code"};

/** Changes a code and begins to change it on its lock. Row of `accessCodes.update`. */
export const accessCodesUpdate: CommandRow<Platform["accessCodes"]["update"]> = {"method":"POST","path":"/access_codes/update","key":"action_attempt","settles":"on_request"};

/** Reads how a command is doing. Row of `actionAttempts.get`. */
export const actionAttemptsGet: PlainRow<Platform["actionAttempts"]["get"]> = {"method":"GET","path":"/action_attempts/get","key":"action_attempt","id":"action_attempt_id","post":true};

/** Lists connected accounts, oldest first. Row of `connectedAccounts.list`. */
export const connectedAccountsList: PlainRow<Platform["connectedAccounts"]["list"]> = {"method":"GET","path":"/connected_accounts/list","key":"connected_accounts","post":true};

/** Reads one connected account, by its id or by the e-mail address it was connected with. Row of `connectedAccounts.get`. */
export const connectedAccountsGet: PlainRow<Platform["connectedAccounts"]["get"]> = {"method":"GET","path":"/connected_accounts/get","key":"connected_account","id":"connected_account_id","post":true};

/** Disconnects an account. Its devices and their codes leave the platform; nothing changes at the maker. Row of `connectedAccounts.delete`. */
export const connectedAccountsDelete: PlainRow<Platform["connectedAccounts"]["delete"]> = {"method":"DELETE","path":"/connected_accounts/delete","id":"connected_account_id"};

/** Makes a page where a person connects an account. Row of `connectWebviews.create`. */
export const connectWebviewsCreate: PlainRow<Platform["connectWebviews"]["create"]> = {"method":"POST","path":"/connect_webviews/create","key":"connect_webview"};

/** Fetches the session of a user, making it when there is none. Row of `clientSessions.getOrCreate`. */
export const clientSessionsGetOrCreate: PlainRow<Platform["clientSessions"]["getOrCreate"]> = {"method":"PUT","path":"/client_sessions/create","key":"client_session"};

/** Lists events, newest first. Row of `events.list`. */
export const eventsList: PlainRow<Platform["events"]["list"]> = {"method":"POST","path":"/events/list","key":"events","repeatable":true,"fallback":{"unless":["since","between"],"send":{"since":"1970-01-01T00:00:00.000Z"}}};

/** Reads one event; without its id, the newest of a type or of a device. Row of `events.get`. */
export const eventsGet: PlainRow<Platform["events"]["get"]> = {"method":"GET","path":"/events/get","key":"event","id":"event_id","post":true};

/** Has events sent to an address. Row of `webhooks.create`. */
export const webhooksCreate: PlainRow<Platform["webhooks"]["create"]> = {"method":"POST","path":"/webhooks/create","key":"webhook","id":"url"};

/** Reads one webhook. Row of `webhooks.get`. */
export const webhooksGet: PlainRow<Platform["webhooks"]["get"]> = {"method":"GET","path":"/webhooks/get","key":"webhook","id":"webhook_id","post":true};

/** Lists webhooks, oldest first. Row of `webhooks.list`. */
export const webhooksList: PlainRow<Platform["webhooks"]["list"]> = {"method":"GET","path":"/webhooks/list","key":"webhooks","post":true};

/** Ends deliveries to an address. Row of `webhooks.delete`. */
export const webhooksDelete: PlainRow<Platform["webhooks"]["delete"]> = {"method":"DELETE","path":"/webhooks/delete","id":"webhook_id"};

/** Lists the thresholds of a noise sensor. Row of `noiseThresholds.list`. */
export const noiseThresholdsList: PlainRow<Platform["noiseThresholds"]["list"]> = {"method":"GET","path":"/noise_sensors/noise_thresholds/list","key":"noise_thresholds","id":"device_id","post":true};

/** Reads one threshold. Row of `noiseThresholds.get`. */
export const noiseThresholdsGet: PlainRow<Platform["noiseThresholds"]["get"]> = {"method":"GET","path":"/noise_sensors/noise_thresholds/get","key":"noise_threshold","id":"noise_threshold_id","post":true};

/** Makes a threshold and begins to set it on its sensor. Row of `noiseThresholds.create`. */
export const noiseThresholdsCreate: CommandRow<Platform["noiseThresholds"]["create"]> = {"method":"POST","path":"/noise_sensors/noise_thresholds/create","key":"action_attempt","settles":"on_request"};

/** Changes a threshold and begins to change it on its sensor. Row of `noiseThresholds.update`. */
export const noiseThresholdsUpdate: CommandRow<Platform["noiseThresholds"]["update"]> = {"method":"POST","path":"/noise_sensors/noise_thresholds/update","key":"action_attempt","settles":"on_request"};

/** Begins to take a threshold off its sensor. Row of `noiseThresholds.delete`. */
export const noiseThresholdsDelete: CommandRow<Platform["noiseThresholds"]["delete"]> = {"method":"DELETE","path":"/noise_sensors/noise_thresholds/delete","key":"action_attempt","settles":"on_request"};

/** Makes noise at a simulated sensor; sandboxes only. Row of `noiseThresholds.simulate.triggerNoiseThreshold`. */
export const noiseThresholdsSimulateTriggerNoiseThreshold: PlainRow<Platform["noiseThresholds"]["simulate"]["triggerNoiseThreshold"]> = {"method":"POST","path":"/noise_sensors/simulate/trigger_noise_threshold","id":"device_id"};

/** Lists managed thermostats, oldest first. Row of `thermostats.list`. */
export const thermostatsList: PlainRow<Platform["thermostats"]["list"]> = {"method":"GET","path":"/thermostats/list","key":"thermostats","post":true};

/** Reads one thermostat, by its id or by its name. Row of `thermostats.get`. */
export const thermostatsGet: PlainRow<Platform["thermostats"]["get"]> = {"method":"GET","path":"/thermostats/get","key":"thermostat","id":"device_id","post":true};

/** Changes what a thermostat keeps while no schedule is active. Row of `thermostats.update`. */
export const thermostatsUpdate: PlainRow<Platform["thermostats"]["update"]> = {"method":"POST","path":"/thermostats/update"};

/** Takes a thermostat out of the platform. Row of `thermostats.delete`. */
export const thermostatsDelete: PlainRow<Platform["thermostats"]["delete"]> = {"method":"DELETE","path":"/thermostats/delete","id":"device_id"};

/** Has a thermostat keep a setting for a span of time. Spans of one thermostat must not overlap. Row of `thermostats.climateSettingSchedules.create`. */
export const thermostatsClimateSettingSchedulesCreate: PlainRow<Platform["thermostats"]["climateSettingSchedules"]["create"]> = {"method":"POST","path":"/thermostats/climate_setting_schedules/create","key":"climate_setting_schedule"};

/** Reads one schedule. Row of `thermostats.climateSettingSchedules.get`. */
export const thermostatsClimateSettingSchedulesGet: PlainRow<Platform["thermostats"]["climateSettingSchedules"]["get"]> = {"method":"GET","path":"/thermostats/climate_setting_schedules/get","key":"climate_setting_schedule","id":"climate_setting_schedule_id","post":true};

/** Lists the schedules of a thermostat, oldest first. Row of `thermostats.climateSettingSchedules.list`. */
export const thermostatsClimateSettingSchedulesList: PlainRow<Platform["thermostats"]["climateSettingSchedules"]["list"]> = {"method":"GET","path":"/thermostats/climate_setting_schedules/list","key":"climate_setting_schedules","id":"device_id","post":true};

/** Changes a schedule; what is left out stays as it is. Row of `thermostats.climateSettingSchedules.update`. */
export const thermostatsClimateSettingSchedulesUpdate: PlainRow<Platform["thermostats"]["climateSettingSchedules"]["update"]> = {"method":"POST","path":"/thermostats/climate_setting_schedules/update","key":"climate_setting_schedule"};

/** Ends and removes a schedule. Row of `thermostats.climateSettingSchedules.delete`. */
export const thermostatsClimateSettingSchedulesDelete: PlainRow<Platform["thermostats"]["climateSettingSchedules"]["delete"]> = {"method":"DELETE","path":"/thermostats/climate_setting_schedules/delete","id":"climate_setting_schedule_id"};

/** Lists supported device models. Row of `deviceModels.list`. */
export const deviceModelsList: PlainRow<Platform["deviceModels"]["list"]> = {"method":"GET","path":"/internal/device_models/list","key":"device_models","internal":true};

/** Says whether the platform is well. Needs no credential. Row of `health.get`. */
export const healthGet: PlainRow<Platform["health"]["get"]> = {"method":"GET","path":"/health","key":"service_health_statuses","post":true};

/** Every row, nested as the client's methods are. */
export const calls = {
  workspaces: {
    list: workspacesList,
    get: workspacesGet,
    resetSandbox: workspacesResetSandbox,
  },
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
  connectedAccounts: {
    list: connectedAccountsList,
    get: connectedAccountsGet,
    delete: connectedAccountsDelete,
  },
  connectWebviews: {
    create: connectWebviewsCreate,
  },
  clientSessions: {
    getOrCreate: clientSessionsGetOrCreate,
  },
  events: {
    list: eventsList,
    get: eventsGet,
  },
  webhooks: {
    create: webhooksCreate,
    get: webhooksGet,
    list: webhooksList,
    delete: webhooksDelete,
  },
  noiseThresholds: {
    list: noiseThresholdsList,
    get: noiseThresholdsGet,
    create: noiseThresholdsCreate,
    update: noiseThresholdsUpdate,
    delete: noiseThresholdsDelete,
    simulate: {
      triggerNoiseThreshold: noiseThresholdsSimulateTriggerNoiseThreshold,
    },
  },
  thermostats: {
    list: thermostatsList,
    get: thermostatsGet,
    update: thermostatsUpdate,
    delete: thermostatsDelete,
    climateSettingSchedules: {
      create: thermostatsClimateSettingSchedulesCreate,
      get: thermostatsClimateSettingSchedulesGet,
      list: thermostatsClimateSettingSchedulesList,
      update: thermostatsClimateSettingSchedulesUpdate,
      delete: thermostatsClimateSettingSchedulesDelete,
    },
  },
  deviceModels: {
    list: deviceModelsList,
  },
  health: {
    get: healthGet,
  },
};
