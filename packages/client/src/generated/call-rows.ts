// Written by `npm run generate` from the contract. Do not edit.

export const callRows: string = `GET /workspaces/list workspaces
GET /workspaces/get workspace
POST /workspaces/reset_sandbox
GET /devices/list devices
GET /devices/get device device_id
PATCH /devices/update
DELETE /devices/delete  device_id
GET /devices/list_device_providers device_providers
GET /devices/unmanaged/list devices
GET /devices/unmanaged/get device device_id
PATCH /devices/unmanaged/update
GET /locks/list locks
GET /locks/get lock device_id
POST /locks/lock_door action_attempt device_id  {"settles":"always"}
POST /locks/unlock_door action_attempt device_id  {"settles":"always"}
GET /access_codes/list access_codes
GET /access_codes/get access_code access_code_id
POST /access_codes/create access_code
POST /access_codes/create_multiple access_codes
POST /access_codes/update action_attempt   {"settles":"on_request"}
POST /access_codes/delete action_attempt access_code_id  {"settles":"always"}
POST /access_codes/pull_backup_access_code backup_access_code access_code_id
GET /access_codes/generate_code generated_code device_id
POST /access_codes/simulate/create_unmanaged_access_code access_code
GET /access_codes/unmanaged/list access_codes device_id
GET /access_codes/unmanaged/get access_code access_code_id
PATCH /access_codes/unmanaged/update
PATCH /access_codes/unmanaged/convert_to_managed action_attempt access_code_id  {"settles":"always"}
DELETE /access_codes/unmanaged/delete  access_code_id
GET /action_attempts/get action_attempt action_attempt_id
GET /action_attempts/list action_attempts
GET /connected_accounts/list connected_accounts
GET /connected_accounts/get connected_account connected_account_id
DELETE /connected_accounts/delete  connected_account_id
POST /connect_webviews/create connect_webview
GET /connect_webviews/get connect_webview connect_webview_id
GET /connect_webviews/list connect_webviews
DELETE /connect_webviews/delete  connect_webview_id
POST /client_sessions/create client_session
PUT /client_sessions/create client_session  clientSessions.getOrCreate
GET /client_sessions/get client_session
GET /client_sessions/list client_sessions
DELETE /client_sessions/delete  client_session_id
POST /client_sessions/grant_access client_session
POST /client_sessions/revoke  client_session_id
POST /events/list events   {"repeatable":true,"fallback":{"unless":["since","between"],"send":{"since":"1970-01-01T00:00:00.000Z"}}}
GET /events/get event event_id
POST /webhooks/create webhook url
GET /webhooks/get webhook webhook_id
GET /webhooks/list webhooks
DELETE /webhooks/delete  webhook_id
GET /noise_sensors/noise_thresholds/list noise_thresholds device_id noiseThresholds.list
GET /noise_sensors/noise_thresholds/get noise_threshold noise_threshold_id noiseThresholds.get
POST /noise_sensors/noise_thresholds/create action_attempt  noiseThresholds.create {"settles":"on_request"}
POST /noise_sensors/noise_thresholds/update action_attempt  noiseThresholds.update {"settles":"on_request"}
DELETE /noise_sensors/noise_thresholds/delete action_attempt  noiseThresholds.delete {"settles":"on_request"}
POST /noise_sensors/simulate/trigger_noise_threshold  device_id noiseThresholds.simulate.triggerNoiseThreshold
GET /thermostats/list thermostats
GET /thermostats/get thermostat device_id
POST /thermostats/update
DELETE /thermostats/delete  device_id
POST /thermostats/climate_setting_schedules/create climate_setting_schedule
GET /thermostats/climate_setting_schedules/get climate_setting_schedule climate_setting_schedule_id
GET /thermostats/climate_setting_schedules/list climate_setting_schedules device_id
POST /thermostats/climate_setting_schedules/update climate_setting_schedule
DELETE /thermostats/climate_setting_schedules/delete  climate_setting_schedule_id
GET /internal/device_models/list device_models  deviceModels.list {"internal":true,"queryOnly":true}
GET /health service_health_statuses  health.get`;
