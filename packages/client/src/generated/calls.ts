// Written by `npm run generate` from the contract. Do not edit.

import type { CommandRow, PlainRow } from "../row.ts";
import type { Platform } from "./platform.ts";

/** Lists the workspaces of the credential: one for a key or a session, all of its owner's for an access token. Row of `workspaces.list`. */
export const workspacesList: PlainRow<Platform["workspaces"]["list"]> = {"method":"GET","path":"/workspaces/list","key":"workspaces"};

/** Reads the workspace of the credential. Row of `workspaces.get`. */
export const workspacesGet: PlainRow<Platform["workspaces"]["get"]> = {"method":"GET","path":"/workspaces/get","key":"workspace"};

/** Removes every account, device, code, webview, space, person and access grant from a sandbox. The workspace, its keys, webhooks and client sessions stay. Row of `workspaces.resetSandbox`. */
export const workspacesResetSandbox: PlainRow<Platform["workspaces"]["resetSandbox"]> = {"method":"POST","path":"/workspaces/reset_sandbox"};

/** Lists managed devices, oldest first. Row of `devices.list`. */
export const devicesList: PlainRow<Platform["devices"]["list"]> = {"method":"GET","path":"/devices/list","key":"devices"};

/** Reads one device. Row of `devices.get`. */
export const devicesGet: PlainRow<Platform["devices"]["get"]> = {"method":"GET","path":"/devices/get","key":"device","id":"device_id"};

/** Changes what the platform stores for a device. `is_managed: false` ends the management of the device and its codes. Row of `devices.update`. */
export const devicesUpdate: PlainRow<Platform["devices"]["update"]> = {"method":"PATCH","path":"/devices/update"};

/** Removes a device and its codes from the platform. Nothing changes at the manufacturer. Row of `devices.delete`. */
export const devicesDelete: PlainRow<Platform["devices"]["delete"]> = {"method":"DELETE","path":"/devices/delete","id":"device_id"};

/** Lists the manufacturers and platforms whose accounts can be connected. Row of `devices.listDeviceProviders`. */
export const devicesListDeviceProviders: PlainRow<Platform["devices"]["listDeviceProviders"]> = {"method":"GET","path":"/devices/list_device_providers","key":"device_providers"};

/** Lists unmanaged devices, oldest first. Row of `devices.unmanaged.list`. */
export const devicesUnmanagedList: PlainRow<Platform["devices"]["unmanaged"]["list"]> = {"method":"GET","path":"/devices/unmanaged/list","key":"devices"};

/** Reads one unmanaged device, by its id or by its name. Row of `devices.unmanaged.get`. */
export const devicesUnmanagedGet: PlainRow<Platform["devices"]["unmanaged"]["get"]> = {"method":"GET","path":"/devices/unmanaged/get","key":"device","id":"device_id"};

/** Changes your own values of an unmanaged device, or makes it managed. Its access codes stay unmanaged. Row of `devices.unmanaged.update`. */
export const devicesUnmanagedUpdate: PlainRow<Platform["devices"]["unmanaged"]["update"]> = {"method":"PATCH","path":"/devices/unmanaged/update"};

/** Lists managed locks, oldest first. Row of `locks.list`. */
export const locksList: PlainRow<Platform["locks"]["list"]> = {"method":"GET","path":"/locks/list","key":"locks"};

/** Reads one lock. Row of `locks.get`. */
export const locksGet: PlainRow<Platform["locks"]["get"]> = {"method":"GET","path":"/locks/get","key":"lock","id":"device_id"};

/** Locks a door. Row of `locks.lockDoor`. */
export const locksLockDoor: CommandRow<Platform["locks"]["lockDoor"]> = {"method":"POST","path":"/locks/lock_door","key":"action_attempt","id":"device_id","settles":"always"};

/** Unlocks a door. Row of `locks.unlockDoor`. */
export const locksUnlockDoor: CommandRow<Platform["locks"]["unlockDoor"]> = {"method":"POST","path":"/locks/unlock_door","key":"action_attempt","id":"device_id","settles":"always"};

/** Turns auto-lock on or off, and sets its delay. Row of `locks.configureAutoLock`. */
export const locksConfigureAutoLock: CommandRow<Platform["locks"]["configureAutoLock"]> = {"method":"POST","path":"/locks/configure_auto_lock","key":"action_attempt","settles":"always"};

/** Lists managed codes that pass all given filters, oldest first. A filter by lock, code, grant, issues or start is required. Row of `accessCodes.list`. */
export const accessCodesList: PlainRow<Platform["accessCodes"]["list"]> = {"method":"GET","path":"/access_codes/list","key":"access_codes"};

/** Reads one managed code, by its id or by its lock and PIN. Row of `accessCodes.get`. */
export const accessCodesGet: PlainRow<Platform["accessCodes"]["get"]> = {"method":"GET","path":"/access_codes/get","key":"access_code","id":"access_code_id"};

/** Creates a code and starts to set it on its lock. Row of `accessCodes.create`. */
export const accessCodesCreate: PlainRow<Platform["accessCodes"]["create"]> = {"method":"POST","path":"/access_codes/create","key":"access_code"};

/** Creates one code for several locks, with one PIN if they allow it, and starts to set it on each. Row of `accessCodes.createMultiple`. */
export const accessCodesCreateMultiple: PlainRow<Platform["accessCodes"]["createMultiple"]> = {"method":"POST","path":"/access_codes/create_multiple","key":"access_codes"};

/** Changes a code and starts to change it on its lock. Omitted fields stay unchanged. Row of `accessCodes.update`. */
export const accessCodesUpdate: CommandRow<Platform["accessCodes"]["update"]> = {"method":"POST","path":"/access_codes/update","key":"action_attempt","settles":"on_request"};

/** Changes every code of a common_code_key, or none if one lock refuses. Omitted fields stay unchanged. Row of `accessCodes.updateMultiple`. */
export const accessCodesUpdateMultiple: PlainRow<Platform["accessCodes"]["updateMultiple"]> = {"method":"PATCH","path":"/access_codes/update_multiple"};

/** Removes a code from its lock and from the platform. Row of `accessCodes.delete`. */
export const accessCodesDelete: CommandRow<Platform["accessCodes"]["delete"]> = {"method":"POST","path":"/access_codes/delete","key":"action_attempt","id":"access_code_id","settles":"always"};

/** Returns a spare code that is already on the lock, in place of a time-bound one that does not work. Row of `accessCodes.pullBackupAccessCode`. */
export const accessCodesPullBackupAccessCode: PlainRow<Platform["accessCodes"]["pullBackupAccessCode"]> = {"method":"POST","path":"/access_codes/pull_backup_access_code","key":"backup_access_code","id":"access_code_id"};

/** Proposes a PIN that a lock would accept and that no code on it has. Creates no code. Row of `accessCodes.generateCode`. */
export const accessCodesGenerateCode: PlainRow<Platform["accessCodes"]["generateCode"]> = {"method":"GET","path":"/access_codes/generate_code","key":"generated_code","id":"device_id"};

/** Programs a code at a simulated lock itself, without the platform. Sandboxes only. Row of `accessCodes.simulate.createUnmanagedAccessCode`. */
export const accessCodesSimulateCreateUnmanagedAccessCode: PlainRow<Platform["accessCodes"]["simulate"]["createUnmanagedAccessCode"]> = {"method":"POST","path":"/access_codes/simulate/create_unmanaged_access_code","key":"access_code"};

/** Lists the unmanaged codes of a lock, oldest first. Row of `accessCodes.unmanaged.list`. */
export const accessCodesUnmanagedList: PlainRow<Platform["accessCodes"]["unmanaged"]["list"]> = {"method":"GET","path":"/access_codes/unmanaged/list","key":"access_codes","id":"device_id"};

/** Reads one unmanaged code, by its id or by its lock and PIN. Row of `accessCodes.unmanaged.get`. */
export const accessCodesUnmanagedGet: PlainRow<Platform["accessCodes"]["unmanaged"]["get"]> = {"method":"GET","path":"/access_codes/unmanaged/get","key":"access_code","id":"access_code_id"};

/** Makes an unmanaged code managed, as convertToManaged does, without an attempt to wait for. Row of `accessCodes.unmanaged.update`. */
export const accessCodesUnmanagedUpdate: PlainRow<Platform["accessCodes"]["unmanaged"]["update"]> = {"method":"PATCH","path":"/access_codes/unmanaged/update"};

/** Makes an unmanaged code managed. The code keeps its id and its PIN. Row of `accessCodes.unmanaged.convertToManaged`. */
export const accessCodesUnmanagedConvertToManaged: CommandRow<Platform["accessCodes"]["unmanaged"]["convertToManaged"]> = {"method":"PATCH","path":"/access_codes/unmanaged/convert_to_managed","key":"action_attempt","id":"access_code_id","settles":"always"};

/** Starts to remove an unmanaged code from its lock. Row of `accessCodes.unmanaged.delete`. */
export const accessCodesUnmanagedDelete: PlainRow<Platform["accessCodes"]["unmanaged"]["delete"]> = {"method":"DELETE","path":"/access_codes/unmanaged/delete","id":"access_code_id"};

/** Gives a person access to doors for a time, and creates and maintains the codes. Row of `accessGrants.create`. */
export const accessGrantsCreate: PlainRow<Platform["accessGrants"]["create"]> = {"method":"POST","path":"/access_grants/create","key":"access_grant"};

/** Reads one grant, by its id or its key. Row of `accessGrants.get`. */
export const accessGrantsGet: PlainRow<Platform["accessGrants"]["get"]> = {"method":"GET","path":"/access_grants/get","key":"access_grant","id":"access_grant_id"};

/** Lists the grants that pass all given filters, oldest first. Row of `accessGrants.list`. */
export const accessGrantsList: PlainRow<Platform["accessGrants"]["list"]> = {"method":"GET","path":"/access_grants/list","key":"access_grants"};

/** Changes a grant's start, end, name or doors. Given doors replace all former ones. PINs keep their digits. Row of `accessGrants.update`. */
export const accessGrantsUpdate: PlainRow<Platform["accessGrants"]["update"]> = {"method":"PATCH","path":"/access_grants/update","id":"access_grant_id"};

/** Ends a grant: removes its codes from their locks, then deletes it. Row of `accessGrants.delete`. */
export const accessGrantsDelete: PlainRow<Platform["accessGrants"]["delete"]> = {"method":"DELETE","path":"/access_grants/delete","id":"access_grant_id"};

/** Requests more access methods of a grant, for its doors and times. Row of `accessGrants.requestAccessMethods`. */
export const accessGrantsRequestAccessMethods: PlainRow<Platform["accessGrants"]["requestAccessMethods"]> = {"method":"POST","path":"/access_grants/request_access_methods","key":"access_grant"};

/** Reads the doors, spaces, people and methods of grants. Row of `accessGrants.getRelated`. */
export const accessGrantsGetRelated: PlainRow<Platform["accessGrants"]["getRelated"]> = {"method":"GET","path":"/access_grants/get_related","key":"batch"};

/** Reads one access method: its PIN, and whether every door has it. Row of `accessMethods.get`. */
export const accessMethodsGet: PlainRow<Platform["accessMethods"]["get"]> = {"method":"GET","path":"/access_methods/get","key":"access_method","id":"access_method_id"};

/** Lists the access methods of a grant, a door, a space or a code, oldest first. Row of `accessMethods.list`. */
export const accessMethodsList: PlainRow<Platform["accessMethods"]["list"]> = {"method":"GET","path":"/access_methods/list","key":"access_methods"};

/** Deletes one access method, or all of a grant or of a reservation. The grants stay. Row of `accessMethods.delete`. */
export const accessMethodsDelete: PlainRow<Platform["accessMethods"]["delete"]> = {"method":"DELETE","path":"/access_methods/delete","id":"access_method_id"};

/** Reads the entities related to access methods, such as the doors that a PIN opens and its person. Row of `accessMethods.getRelated`. */
export const accessMethodsGetRelated: PlainRow<Platform["accessMethods"]["getRelated"]> = {"method":"GET","path":"/access_methods/get_related","key":"batch"};

/** Reads the progress of a command. Row of `actionAttempts.get`. */
export const actionAttemptsGet: PlainRow<Platform["actionAttempts"]["get"]> = {"method":"GET","path":"/action_attempts/get","key":"action_attempt","id":"action_attempt_id"};

/** Lists the progress of the given commands, or of those on a device. Fails if one of them is not found. Row of `actionAttempts.list`. */
export const actionAttemptsList: PlainRow<Platform["actionAttempts"]["list"]> = {"method":"GET","path":"/action_attempts/list","key":"action_attempts"};

/** Lists connected accounts, oldest first. Row of `connectedAccounts.list`. */
export const connectedAccountsList: PlainRow<Platform["connectedAccounts"]["list"]> = {"method":"GET","path":"/connected_accounts/list","key":"connected_accounts"};

/** Reads one connected account, by its id or by the e-mail address it was connected with. Row of `connectedAccounts.get`. */
export const connectedAccountsGet: PlainRow<Platform["connectedAccounts"]["get"]> = {"method":"GET","path":"/connected_accounts/get","key":"connected_account","id":"connected_account_id"};

/** Disconnects an account, and removes its devices and their codes from the platform. Nothing changes at the manufacturer. Row of `connectedAccounts.delete`. */
export const connectedAccountsDelete: PlainRow<Platform["connectedAccounts"]["delete"]> = {"method":"DELETE","path":"/connected_accounts/delete","id":"connected_account_id"};

/** Creates a connect webview: a page where a person connects an account. Send the person to its `url`. Outside sandboxes client sessions may not create one. Row of `connectWebviews.create`. */
export const connectWebviewsCreate: PlainRow<Platform["connectWebviews"]["create"]> = {"method":"POST","path":"/connect_webviews/create","key":"connect_webview"};

/** Reads one webview: whether the person has logged in, and which account was connected. Row of `connectWebviews.get`. */
export const connectWebviewsGet: PlainRow<Platform["connectWebviews"]["get"]> = {"method":"GET","path":"/connect_webviews/get","key":"connect_webview","id":"connect_webview_id"};

/** Lists webviews, oldest first. Row of `connectWebviews.list`. */
export const connectWebviewsList: PlainRow<Platform["connectWebviews"]["list"]> = {"method":"GET","path":"/connect_webviews/list","key":"connect_webviews"};

/** Deletes a webview. The account that it connected stays. Row of `connectWebviews.delete`. */
export const connectWebviewsDelete: PlainRow<Platform["connectWebviews"]["delete"]> = {"method":"DELETE","path":"/connect_webviews/delete","id":"connect_webview_id"};

/** Creates a session. Refused if the user already has one. Row of `clientSessions.create`. */
export const clientSessionsCreate: PlainRow<Platform["clientSessions"]["create"]> = {"method":"POST","path":"/client_sessions/create","key":"client_session"};

/** Returns the session of a user, or creates it if there is none. Adds the given accounts and webviews, and applies the other fields. Row of `clientSessions.getOrCreate`. */
export const clientSessionsGetOrCreate: PlainRow<Platform["clientSessions"]["getOrCreate"]> = {"method":"PUT","path":"/client_sessions/create","key":"client_session"};

/** Reads a session by its id or its user's key. A client session reads itself, without input. Row of `clientSessions.get`. */
export const clientSessionsGet: PlainRow<Platform["clientSessions"]["get"]> = {"method":"GET","path":"/client_sessions/get","key":"client_session"};

/** Lists the sessions that pass all given filters, oldest first. Row of `clientSessions.list`. */
export const clientSessionsList: PlainRow<Platform["clientSessions"]["list"]> = {"method":"GET","path":"/client_sessions/list","key":"client_sessions"};

/** Ends a session. Its token stops working at once. Row of `clientSessions.delete`. */
export const clientSessionsDelete: PlainRow<Platform["clientSessions"]["delete"]> = {"method":"DELETE","path":"/client_sessions/delete","id":"client_session_id"};

/** Shares more accounts or webviews with a session, or changes its person. Row of `clientSessions.grantAccess`. */
export const clientSessionsGrantAccess: PlainRow<Platform["clientSessions"]["grantAccess"]> = {"method":"POST","path":"/client_sessions/grant_access","key":"client_session"};

/** Ends a session as delete does, without the event `client_session.deleted`. Row of `clientSessions.revoke`. */
export const clientSessionsRevoke: PlainRow<Platform["clientSessions"]["revoke"]> = {"method":"POST","path":"/client_sessions/revoke","id":"client_session_id"};

/** Stores a customer's places, people and stays. A repeated push applies only what differs. Row of `customers.pushData`. */
export const customersPushData: PlainRow<Platform["customers"]["pushData"]> = {"method":"POST","path":"/customers/push_data","key":"warnings","repeatable":true};

/** Deletes pushed items, with the spaces, people and access grants that they created. Row of `customers.deleteData`. */
export const customersDeleteData: PlainRow<Platform["customers"]["deleteData"]> = {"method":"DELETE","path":"/customers/delete_data","key":"warnings"};

/** Lists the outcome of each pushed or deleted item, oldest first. Outcomes are kept for 30 days. Row of `customers.automationRuns.list`. */
export const customersAutomationRunsList: PlainRow<Platform["customers"]["automationRuns"]["list"]> = {"method":"GET","path":"/customers/automation_runs/list","key":"automation_runs"};

/** Lists events, newest first. Row of `events.list`. */
export const eventsList: PlainRow<Platform["events"]["list"]> = {"method":"POST","path":"/events/list","key":"events","repeatable":true,"fallback":{"unless":["since","between"],"send":{"since":"1970-01-01T00:00:00.000Z"}}};

/** Reads one event by its id, or the newest event of a type or a device. Row of `events.get`. */
export const eventsGet: PlainRow<Platform["events"]["get"]> = {"method":"GET","path":"/events/get","key":"event","id":"event_id"};

/** Creates a webhook, which sends events to an address. Row of `webhooks.create`. */
export const webhooksCreate: PlainRow<Platform["webhooks"]["create"]> = {"method":"POST","path":"/webhooks/create","key":"webhook","id":"url"};

/** Reads one webhook. Row of `webhooks.get`. */
export const webhooksGet: PlainRow<Platform["webhooks"]["get"]> = {"method":"GET","path":"/webhooks/get","key":"webhook","id":"webhook_id"};

/** Lists webhooks, oldest first. Row of `webhooks.list`. */
export const webhooksList: PlainRow<Platform["webhooks"]["list"]> = {"method":"GET","path":"/webhooks/list","key":"webhooks"};

/** Deletes a webhook, which ends its deliveries. Row of `webhooks.delete`. */
export const webhooksDelete: PlainRow<Platform["webhooks"]["delete"]> = {"method":"DELETE","path":"/webhooks/delete","id":"webhook_id"};

/** Lists the thresholds of a noise sensor. Row of `noiseThresholds.list`. */
export const noiseThresholdsList: PlainRow<Platform["noiseThresholds"]["list"]> = {"method":"GET","path":"/noise_sensors/noise_thresholds/list","key":"noise_thresholds","id":"device_id"};

/** Reads one threshold. Row of `noiseThresholds.get`. */
export const noiseThresholdsGet: PlainRow<Platform["noiseThresholds"]["get"]> = {"method":"GET","path":"/noise_sensors/noise_thresholds/get","key":"noise_threshold","id":"noise_threshold_id"};

/** Creates a threshold and starts to set it on its sensor. Row of `noiseThresholds.create`. */
export const noiseThresholdsCreate: CommandRow<Platform["noiseThresholds"]["create"]> = {"method":"POST","path":"/noise_sensors/noise_thresholds/create","key":"action_attempt","settles":"on_request"};

/** Changes a threshold and starts to change it on its sensor. Row of `noiseThresholds.update`. */
export const noiseThresholdsUpdate: CommandRow<Platform["noiseThresholds"]["update"]> = {"method":"POST","path":"/noise_sensors/noise_thresholds/update","key":"action_attempt","settles":"on_request"};

/** Starts to remove a threshold from its sensor. Row of `noiseThresholds.delete`. */
export const noiseThresholdsDelete: CommandRow<Platform["noiseThresholds"]["delete"]> = {"method":"DELETE","path":"/noise_sensors/noise_thresholds/delete","key":"action_attempt","settles":"on_request"};

/** Simulates noise at a simulated sensor. Sandboxes only. Row of `noiseThresholds.simulate.triggerNoiseThreshold`. */
export const noiseThresholdsSimulateTriggerNoiseThreshold: PlainRow<Platform["noiseThresholds"]["simulate"]["triggerNoiseThreshold"]> = {"method":"POST","path":"/noise_sensors/simulate/trigger_noise_threshold","id":"device_id"};

/** Creates a space: a named set of devices, often one unit. Row of `spaces.create`. */
export const spacesCreate: PlainRow<Platform["spaces"]["create"]> = {"method":"POST","path":"/spaces/create","key":"space"};

/** Reads one space, by its id or by its key. Row of `spaces.get`. */
export const spacesGet: PlainRow<Platform["spaces"]["get"]> = {"method":"GET","path":"/spaces/get","key":"space","id":"space_id"};

/** Lists spaces, oldest first. Row of `spaces.list`. */
export const spacesList: PlainRow<Platform["spaces"]["list"]> = {"method":"GET","path":"/spaces/list","key":"spaces"};

/** Changes a space's name, its whole list of devices, or its defaults for stays. Row of `spaces.update`. */
export const spacesUpdate: PlainRow<Platform["spaces"]["update"]> = {"method":"PATCH","path":"/spaces/update","key":"space","id":"space_id"};

/** Deletes a space. Its devices stay. Row of `spaces.delete`. */
export const spacesDelete: PlainRow<Platform["spaces"]["delete"]> = {"method":"DELETE","path":"/spaces/delete","id":"space_id"};

/** Adds devices to a space. A device may be in several spaces. Row of `spaces.addDevices`. */
export const spacesAddDevices: PlainRow<Platform["spaces"]["addDevices"]> = {"method":"PUT","path":"/spaces/add_devices"};

/** Removes devices from a space. Row of `spaces.removeDevices`. */
export const spacesRemoveDevices: PlainRow<Platform["spaces"]["removeDevices"]> = {"method":"DELETE","path":"/spaces/remove_devices"};

/** Records that a space came from an account. Adds none of the account's devices to it. Row of `spaces.addConnectedAccount`. */
export const spacesAddConnectedAccount: PlainRow<Platform["spaces"]["addConnectedAccount"]> = {"method":"PUT","path":"/spaces/add_connected_account"};

/** Deletes the record that a space came from an account. Row of `spaces.removeConnectedAccount`. */
export const spacesRemoveConnectedAccount: PlainRow<Platform["spaces"]["removeConnectedAccount"]> = {"method":"DELETE","path":"/spaces/remove_connected_account"};

/** Reads the devices, accounts and access methods of spaces. Row of `spaces.getRelated`. */
export const spacesGetRelated: PlainRow<Platform["spaces"]["getRelated"]> = {"method":"GET","path":"/spaces/get_related","key":"batch"};

/** Lists managed thermostats, oldest first. Row of `thermostats.list`. */
export const thermostatsList: PlainRow<Platform["thermostats"]["list"]> = {"method":"GET","path":"/thermostats/list","key":"thermostats"};

/** Reads one thermostat, by its id or by its name. Row of `thermostats.get`. */
export const thermostatsGet: PlainRow<Platform["thermostats"]["get"]> = {"method":"GET","path":"/thermostats/get","key":"thermostat","id":"device_id"};

/** Changes the setting that a thermostat maintains while no schedule is active. Row of `thermostats.update`. */
export const thermostatsUpdate: PlainRow<Platform["thermostats"]["update"]> = {"method":"POST","path":"/thermostats/update"};

/** Removes a thermostat from the platform. Row of `thermostats.delete`. */
export const thermostatsDelete: PlainRow<Platform["thermostats"]["delete"]> = {"method":"DELETE","path":"/thermostats/delete","id":"device_id"};

/** Schedules a climate setting for a span of time. Without a mode, the default setting's applies. Spans of one thermostat must not overlap. Row of `thermostats.climateSettingSchedules.create`. */
export const thermostatsClimateSettingSchedulesCreate: PlainRow<Platform["thermostats"]["climateSettingSchedules"]["create"]> = {"method":"POST","path":"/thermostats/climate_setting_schedules/create","key":"climate_setting_schedule"};

/** Reads one schedule. Row of `thermostats.climateSettingSchedules.get`. */
export const thermostatsClimateSettingSchedulesGet: PlainRow<Platform["thermostats"]["climateSettingSchedules"]["get"]> = {"method":"GET","path":"/thermostats/climate_setting_schedules/get","key":"climate_setting_schedule","id":"climate_setting_schedule_id"};

/** Lists the schedules of a thermostat, oldest first. Row of `thermostats.climateSettingSchedules.list`. */
export const thermostatsClimateSettingSchedulesList: PlainRow<Platform["thermostats"]["climateSettingSchedules"]["list"]> = {"method":"GET","path":"/thermostats/climate_setting_schedules/list","key":"climate_setting_schedules","id":"device_id"};

/** Changes a schedule. Omitted fields stay unchanged. Row of `thermostats.climateSettingSchedules.update`. */
export const thermostatsClimateSettingSchedulesUpdate: PlainRow<Platform["thermostats"]["climateSettingSchedules"]["update"]> = {"method":"POST","path":"/thermostats/climate_setting_schedules/update","key":"climate_setting_schedule"};

/** Ends and removes a schedule. Row of `thermostats.climateSettingSchedules.delete`. */
export const thermostatsClimateSettingSchedulesDelete: PlainRow<Platform["thermostats"]["climateSettingSchedules"]["delete"]> = {"method":"DELETE","path":"/thermostats/climate_setting_schedules/delete","id":"climate_setting_schedule_id"};

/** Creates a user identity: a person who can get access. Row of `userIdentities.create`. */
export const userIdentitiesCreate: PlainRow<Platform["userIdentities"]["create"]> = {"method":"POST","path":"/user_identities/create","key":"user_identity"};

/** Reads one user identity by its id or its key. Ids and keys of merged identities return the surviving one. Row of `userIdentities.get`. */
export const userIdentitiesGet: PlainRow<Platform["userIdentities"]["get"]> = {"method":"GET","path":"/user_identities/get","key":"user_identity","id":"user_identity_id"};

/** Lists user identities, oldest first. A client session gets its own person, and its customer's people. Row of `userIdentities.list`. */
export const userIdentitiesList: PlainRow<Platform["userIdentities"]["list"]> = {"method":"GET","path":"/user_identities/list","key":"user_identities"};

/** Lets client sessions with this user_identity_id see a device. Creates no code. Row of `userIdentities.grantAccessToDevice`. */
export const userIdentitiesGrantAccessToDevice: PlainRow<Platform["userIdentities"]["grantAccessToDevice"]> = {"method":"PUT","path":"/user_identities/grant_access_to_device"};

/** Takes a device from a person. Client sessions of the person no longer see it. Row of `userIdentities.revokeAccessToDevice`. */
export const userIdentitiesRevokeAccessToDevice: PlainRow<Platform["userIdentities"]["revokeAccessToDevice"]> = {"method":"DELETE","path":"/user_identities/revoke_access_to_device"};

/** Lists the devices that a person was given, oldest first. Excludes the doors of access grants. Row of `userIdentities.listAccessibleDevices`. */
export const userIdentitiesListAccessibleDevices: PlainRow<Platform["userIdentities"]["listAccessibleDevices"]> = {"method":"GET","path":"/user_identities/list_accessible_devices","key":"devices","id":"user_identity_id"};

/** Changes the details of a person. Omitted fields stay unchanged; null clears a field. Row of `userIdentities.update`. */
export const userIdentitiesUpdate: PlainRow<Platform["userIdentities"]["update"]> = {"method":"PATCH","path":"/user_identities/update"};

/** Deletes a user identity, by its own id only. Ids and keys of identities merged into it are then not found. Row of `userIdentities.delete`. */
export const userIdentitiesDelete: PlainRow<Platform["userIdentities"]["delete"]> = {"method":"DELETE","path":"/user_identities/delete","id":"user_identity_id"};

/** Merges user identities. The surviving one takes the values that it lacked, and the ids of the others return it. Row of `userIdentities.merge`. */
export const userIdentitiesMerge: PlainRow<Platform["userIdentities"]["merge"]> = {"method":"POST","path":"/user_identities/merge"};

/** Lists the device models that the workspace of the credential can connect. Without a credential, lists every known model. Row of `deviceModels.list`. */
export const deviceModelsList: PlainRow<Platform["deviceModels"]["list"]> = {"method":"GET","path":"/internal/device_models/list","key":"device_models","internal":true,"queryOnly":true};

/** Reports the health of the platform. Needs no credential. Row of `health.get`. */
export const healthGet: PlainRow<Platform["health"]["get"]> = {"method":"GET","path":"/health","key":"service_health_statuses"};
