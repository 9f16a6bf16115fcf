// Written by `npm run generate` from the contract. Do not edit.

export const callRows: string = `/workspaces
GET/list workspaces
GET/get workspace
POST/reset_sandbox
/devices
GET/list devices
GET/get device device_id
PATCH/update
DELETE/delete  device_id
GET/list_device_providers device_providers
/devices/unmanaged
GET/list devices
GET/get device device_id
PATCH/update
/locks
GET/list locks
GET/get lock device_id
POST/lock_door action_attempt device_id  {"settles":"always"}
POST/unlock_door action_attempt device_id  {"settles":"always"}
/access_codes
GET/list access_codes
GET/get access_code access_code_id
POST/create access_code
POST/create_multiple access_codes
POST/update action_attempt   {"settles":"on_request"}
POST/delete action_attempt access_code_id  {"settles":"always"}
POST/pull_backup_access_code backup_access_code access_code_id
GET/generate_code generated_code device_id
/access_codes/simulate
POST/create_unmanaged_access_code access_code
/access_codes/unmanaged
GET/list access_codes device_id
GET/get access_code access_code_id
PATCH/update
PATCH/convert_to_managed action_attempt access_code_id  {"settles":"always"}
DELETE/delete  access_code_id
/action_attempts
GET/get action_attempt action_attempt_id
GET/list action_attempts
/connected_accounts
GET/list connected_accounts
GET/get connected_account connected_account_id
DELETE/delete  connected_account_id
/connect_webviews
POST/create connect_webview
GET/get connect_webview connect_webview_id
GET/list connect_webviews
DELETE/delete  connect_webview_id
/client_sessions
POST/create client_session
PUT/create client_session  clientSessions.getOrCreate
GET/get client_session
GET/list client_sessions
DELETE/delete  client_session_id
POST/grant_access client_session
POST/revoke  client_session_id
/events
POST/list events   {"repeatable":true,"fallback":{"unless":["since","between"],"send":{"since":"1970-01-01T00:00:00.000Z"}}}
GET/get event event_id
/webhooks
POST/create webhook url
GET/get webhook webhook_id
GET/list webhooks
DELETE/delete  webhook_id
/noise_sensors/noise_thresholds
GET/list noise_thresholds device_id noiseThresholds.list
GET/get noise_threshold noise_threshold_id noiseThresholds.get
POST/create action_attempt  noiseThresholds.create {"settles":"on_request"}
POST/update action_attempt  noiseThresholds.update {"settles":"on_request"}
DELETE/delete action_attempt  noiseThresholds.delete {"settles":"on_request"}
/noise_sensors/simulate
POST/trigger_noise_threshold  device_id noiseThresholds.simulate.triggerNoiseThreshold
/thermostats
GET/list thermostats
GET/get thermostat device_id
POST/update
DELETE/delete  device_id
/thermostats/climate_setting_schedules
POST/create climate_setting_schedule
GET/get climate_setting_schedule climate_setting_schedule_id
GET/list climate_setting_schedules device_id
POST/update climate_setting_schedule
DELETE/delete  climate_setting_schedule_id
/internal/device_models
GET/list device_models  deviceModels.list {"internal":true,"queryOnly":true}

GET/health service_health_statuses  health.get`;
