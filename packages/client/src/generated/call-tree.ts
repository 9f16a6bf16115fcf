// Written by `npm run generate` from the contract. Do not edit.

import type { RowTree } from "../row.ts";

export const callTree: RowTree = {
  "workspaces": {
    "list": {
      "method": "GET",
      "path": "/workspaces/list",
      "key": "workspaces"
    },
    "get": {
      "method": "GET",
      "path": "/workspaces/get",
      "key": "workspace"
    },
    "resetSandbox": {
      "method": "POST",
      "path": "/workspaces/reset_sandbox"
    }
  },
  "devices": {
    "list": {
      "method": "GET",
      "path": "/devices/list",
      "key": "devices"
    },
    "get": {
      "method": "GET",
      "path": "/devices/get",
      "key": "device",
      "id": "device_id"
    },
    "update": {
      "method": "PATCH",
      "path": "/devices/update"
    },
    "delete": {
      "method": "DELETE",
      "path": "/devices/delete",
      "id": "device_id"
    },
    "listDeviceProviders": {
      "method": "GET",
      "path": "/devices/list_device_providers",
      "key": "device_providers"
    },
    "unmanaged": {
      "list": {
        "method": "GET",
        "path": "/devices/unmanaged/list",
        "key": "devices"
      },
      "get": {
        "method": "GET",
        "path": "/devices/unmanaged/get",
        "key": "device",
        "id": "device_id"
      },
      "update": {
        "method": "PATCH",
        "path": "/devices/unmanaged/update"
      }
    }
  },
  "locks": {
    "list": {
      "method": "GET",
      "path": "/locks/list",
      "key": "locks"
    },
    "get": {
      "method": "GET",
      "path": "/locks/get",
      "key": "lock",
      "id": "device_id"
    },
    "lockDoor": {
      "method": "POST",
      "path": "/locks/lock_door",
      "key": "action_attempt",
      "id": "device_id",
      "settles": "always"
    },
    "unlockDoor": {
      "method": "POST",
      "path": "/locks/unlock_door",
      "key": "action_attempt",
      "id": "device_id",
      "settles": "always"
    }
  },
  "accessCodes": {
    "list": {
      "method": "GET",
      "path": "/access_codes/list",
      "key": "access_codes"
    },
    "get": {
      "method": "GET",
      "path": "/access_codes/get",
      "key": "access_code",
      "id": "access_code_id"
    },
    "create": {
      "method": "POST",
      "path": "/access_codes/create",
      "key": "access_code"
    },
    "createMultiple": {
      "method": "POST",
      "path": "/access_codes/create_multiple",
      "key": "access_codes"
    },
    "update": {
      "method": "POST",
      "path": "/access_codes/update",
      "key": "action_attempt",
      "settles": "on_request"
    },
    "delete": {
      "method": "POST",
      "path": "/access_codes/delete",
      "key": "action_attempt",
      "id": "access_code_id",
      "settles": "always"
    },
    "pullBackupAccessCode": {
      "method": "POST",
      "path": "/access_codes/pull_backup_access_code",
      "key": "backup_access_code",
      "id": "access_code_id"
    },
    "generateCode": {
      "method": "GET",
      "path": "/access_codes/generate_code",
      "key": "generated_code",
      "id": "device_id"
    },
    "simulate": {
      "createUnmanagedAccessCode": {
        "method": "POST",
        "path": "/access_codes/simulate/create_unmanaged_access_code",
        "key": "access_code"
      }
    },
    "unmanaged": {
      "list": {
        "method": "GET",
        "path": "/access_codes/unmanaged/list",
        "key": "access_codes",
        "id": "device_id"
      },
      "get": {
        "method": "GET",
        "path": "/access_codes/unmanaged/get",
        "key": "access_code",
        "id": "access_code_id"
      },
      "update": {
        "method": "PATCH",
        "path": "/access_codes/unmanaged/update"
      },
      "convertToManaged": {
        "method": "PATCH",
        "path": "/access_codes/unmanaged/convert_to_managed",
        "key": "action_attempt",
        "id": "access_code_id",
        "settles": "always"
      },
      "delete": {
        "method": "DELETE",
        "path": "/access_codes/unmanaged/delete",
        "id": "access_code_id"
      }
    }
  },
  "actionAttempts": {
    "get": {
      "method": "GET",
      "path": "/action_attempts/get",
      "key": "action_attempt",
      "id": "action_attempt_id"
    },
    "list": {
      "method": "GET",
      "path": "/action_attempts/list",
      "key": "action_attempts"
    }
  },
  "connectedAccounts": {
    "list": {
      "method": "GET",
      "path": "/connected_accounts/list",
      "key": "connected_accounts"
    },
    "get": {
      "method": "GET",
      "path": "/connected_accounts/get",
      "key": "connected_account",
      "id": "connected_account_id"
    },
    "delete": {
      "method": "DELETE",
      "path": "/connected_accounts/delete",
      "id": "connected_account_id"
    }
  },
  "connectWebviews": {
    "create": {
      "method": "POST",
      "path": "/connect_webviews/create",
      "key": "connect_webview"
    },
    "get": {
      "method": "GET",
      "path": "/connect_webviews/get",
      "key": "connect_webview",
      "id": "connect_webview_id"
    },
    "list": {
      "method": "GET",
      "path": "/connect_webviews/list",
      "key": "connect_webviews"
    },
    "delete": {
      "method": "DELETE",
      "path": "/connect_webviews/delete",
      "id": "connect_webview_id"
    }
  },
  "clientSessions": {
    "create": {
      "method": "POST",
      "path": "/client_sessions/create",
      "key": "client_session"
    },
    "getOrCreate": {
      "method": "PUT",
      "path": "/client_sessions/create",
      "key": "client_session"
    },
    "get": {
      "method": "GET",
      "path": "/client_sessions/get",
      "key": "client_session"
    },
    "list": {
      "method": "GET",
      "path": "/client_sessions/list",
      "key": "client_sessions"
    },
    "delete": {
      "method": "DELETE",
      "path": "/client_sessions/delete",
      "id": "client_session_id"
    },
    "grantAccess": {
      "method": "POST",
      "path": "/client_sessions/grant_access",
      "key": "client_session"
    },
    "revoke": {
      "method": "POST",
      "path": "/client_sessions/revoke",
      "id": "client_session_id"
    }
  },
  "events": {
    "list": {
      "method": "POST",
      "path": "/events/list",
      "key": "events",
      "repeatable": true,
      "fallback": {
        "unless": [
          "since",
          "between"
        ],
        "send": {
          "since": "1970-01-01T00:00:00.000Z"
        }
      }
    },
    "get": {
      "method": "GET",
      "path": "/events/get",
      "key": "event",
      "id": "event_id"
    }
  },
  "webhooks": {
    "create": {
      "method": "POST",
      "path": "/webhooks/create",
      "key": "webhook",
      "id": "url"
    },
    "get": {
      "method": "GET",
      "path": "/webhooks/get",
      "key": "webhook",
      "id": "webhook_id"
    },
    "list": {
      "method": "GET",
      "path": "/webhooks/list",
      "key": "webhooks"
    },
    "delete": {
      "method": "DELETE",
      "path": "/webhooks/delete",
      "id": "webhook_id"
    }
  },
  "noiseThresholds": {
    "list": {
      "method": "GET",
      "path": "/noise_sensors/noise_thresholds/list",
      "key": "noise_thresholds",
      "id": "device_id"
    },
    "get": {
      "method": "GET",
      "path": "/noise_sensors/noise_thresholds/get",
      "key": "noise_threshold",
      "id": "noise_threshold_id"
    },
    "create": {
      "method": "POST",
      "path": "/noise_sensors/noise_thresholds/create",
      "key": "action_attempt",
      "settles": "on_request"
    },
    "update": {
      "method": "POST",
      "path": "/noise_sensors/noise_thresholds/update",
      "key": "action_attempt",
      "settles": "on_request"
    },
    "delete": {
      "method": "DELETE",
      "path": "/noise_sensors/noise_thresholds/delete",
      "key": "action_attempt",
      "settles": "on_request"
    },
    "simulate": {
      "triggerNoiseThreshold": {
        "method": "POST",
        "path": "/noise_sensors/simulate/trigger_noise_threshold",
        "id": "device_id"
      }
    }
  },
  "thermostats": {
    "list": {
      "method": "GET",
      "path": "/thermostats/list",
      "key": "thermostats"
    },
    "get": {
      "method": "GET",
      "path": "/thermostats/get",
      "key": "thermostat",
      "id": "device_id"
    },
    "update": {
      "method": "POST",
      "path": "/thermostats/update"
    },
    "delete": {
      "method": "DELETE",
      "path": "/thermostats/delete",
      "id": "device_id"
    },
    "climateSettingSchedules": {
      "create": {
        "method": "POST",
        "path": "/thermostats/climate_setting_schedules/create",
        "key": "climate_setting_schedule"
      },
      "get": {
        "method": "GET",
        "path": "/thermostats/climate_setting_schedules/get",
        "key": "climate_setting_schedule",
        "id": "climate_setting_schedule_id"
      },
      "list": {
        "method": "GET",
        "path": "/thermostats/climate_setting_schedules/list",
        "key": "climate_setting_schedules",
        "id": "device_id"
      },
      "update": {
        "method": "POST",
        "path": "/thermostats/climate_setting_schedules/update",
        "key": "climate_setting_schedule"
      },
      "delete": {
        "method": "DELETE",
        "path": "/thermostats/climate_setting_schedules/delete",
        "id": "climate_setting_schedule_id"
      }
    }
  },
  "deviceModels": {
    "list": {
      "method": "GET",
      "path": "/internal/device_models/list",
      "key": "device_models",
      "internal": true,
      "queryOnly": true
    }
  },
  "health": {
    "get": {
      "method": "GET",
      "path": "/health",
      "key": "service_health_statuses"
    }
  }
};
