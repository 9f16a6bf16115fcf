// Written by `npm run generate` from the contract. Do not edit.

export const callRows: string = `/workspaces
GET/list $s
GET/get $
POST/reset_sandbox
/devices
GET/list $s
GET/get $ $_id
PATCH/update
DELETE/delete  $_id
GET/list_device_providers device_providers
/devices/unmanaged
GET/list $s
GET/get $ $_id
PATCH/update
/locks
GET/list $s
GET/get $ device_id
POST/lock_door action_attempt device_id  {"settles":"always"}
POST/unlock_door action_attempt device_id  {"settles":"always"}
POST/configure_auto_lock action_attempt   {"settles":"always"}
/access_codes
GET/list $s
GET/get $ $_id
POST/create $
POST/create_multiple $s
POST/update action_attempt   {"settles":"on_request"}
PATCH/update_multiple
POST/delete action_attempt $_id  {"settles":"always"}
POST/pull_backup_access_code backup_access_code $_id
GET/generate_code generated_code device_id
/access_codes/simulate
POST/create_unmanaged_access_code $
/access_codes/unmanaged
GET/list $s device_id
GET/get $ $_id
PATCH/update
PATCH/convert_to_managed action_attempt $_id  {"settles":"always"}
DELETE/delete  $_id
/action_attempts
GET/get $ $_id
GET/list $s
/connected_accounts
GET/list $s
GET/get $ $_id
DELETE/delete  $_id
/connect_webviews
POST/create $
GET/get $ $_id
GET/list $s
DELETE/delete  $_id
/client_sessions
POST/create $
PUT/create $  clientSessions.getOrCreate
GET/get $
GET/list $s
DELETE/delete  $_id
POST/grant_access $
POST/revoke  $_id
/events
POST/list $s   {"repeatable":true,"fallback":{"unless":["since","between"],"send":{"since":"1970-01-01T00:00:00.000Z"}}}
GET/get $ $_id
/webhooks
POST/create $ url
GET/get $ $_id
GET/list $s
DELETE/delete  $_id
/noise_sensors/noise_thresholds
GET/list $s device_id noiseThresholds.list
GET/get $ $_id noiseThresholds.get
POST/create action_attempt  noiseThresholds.create {"settles":"on_request"}
POST/update action_attempt  noiseThresholds.update {"settles":"on_request"}
DELETE/delete action_attempt  noiseThresholds.delete {"settles":"on_request"}
/noise_sensors/simulate
POST/trigger_noise_threshold  device_id noiseThresholds.simulate.triggerNoiseThreshold
/thermostats
GET/list $s
GET/get $ device_id
POST/update
DELETE/delete  device_id
/thermostats/climate_setting_schedules
POST/create $
GET/get $ $_id
GET/list $s device_id
POST/update $
DELETE/delete  $_id
/internal/device_models
GET/list $s  deviceModels.list {"internal":true,"queryOnly":true}

GET/health service_health_statuses $ health.get`;
