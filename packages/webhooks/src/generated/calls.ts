// Written by `npm run generate` from the contract. Do not edit.

import type { CallRow } from "../row.ts";

/** Fields that are timestamps in every answer. */
export const moments = new Set(["createdAt","endDate","messagesSince","nextAttempt","since","startDate","time","timestamp","updatedAt"]);

/** Fields that hold a caller's own JSON, which is returned unchanged. */
export const opaque = new Set(["example","headers","metadata","payload","schemas"]);

export const calls: Readonly<Record<string, Readonly<Record<string, CallRow>>>> = {
  authentication: {
    dashboardAccess: {"method":"POST","path":"/auth/dashboard-access/{app_id}"},
    appPortalAccess: {"method":"POST","path":"/auth/app-portal-access/{app_id}","body":"appPortalAccessIn"},
    expireAll: {"method":"POST","path":"/auth/app/{app_id}/expire-all","body":"applicationTokenExpireIn"},
    logout: {"method":"POST","path":"/auth/logout"},
  },
  application: {
    list: {"method":"GET","path":"/app","query":["iterator","limit","order"],"list":true},
    create: {"method":"POST","path":"/app","body":"applicationIn","query":["get_if_exists"]},
    getOrCreate: {"method":"POST","path":"/app?get_if_exists=true","body":"applicationIn"},
    get: {"method":"GET","path":"/app/{app_id}"},
    update: {"method":"PUT","path":"/app/{app_id}","body":"applicationIn"},
    patch: {"method":"PATCH","path":"/app/{app_id}","body":"applicationPatch"},
    delete: {"method":"DELETE","path":"/app/{app_id}"},
  },
  endpoint: {
    list: {"method":"GET","path":"/app/{app_id}/endpoint","query":["iterator","limit","order","with_failing"],"list":true},
    create: {"method":"POST","path":"/app/{app_id}/endpoint","body":"endpointIn"},
    get: {"method":"GET","path":"/app/{app_id}/endpoint/{endpoint_id}","query":["with_failing"]},
    update: {"method":"PUT","path":"/app/{app_id}/endpoint/{endpoint_id}","body":"endpointUpdate"},
    patch: {"method":"PATCH","path":"/app/{app_id}/endpoint/{endpoint_id}","body":"endpointPatch"},
    delete: {"method":"DELETE","path":"/app/{app_id}/endpoint/{endpoint_id}"},
    getHeaders: {"method":"GET","path":"/app/{app_id}/endpoint/{endpoint_id}/headers"},
    updateHeaders: {"method":"PUT","path":"/app/{app_id}/endpoint/{endpoint_id}/headers","body":"endpointHeadersIn"},
    patchHeaders: {"method":"PATCH","path":"/app/{app_id}/endpoint/{endpoint_id}/headers","body":"endpointHeadersPatchIn"},
    getSecret: {"method":"GET","path":"/app/{app_id}/endpoint/{endpoint_id}/secret"},
    rotateSecret: {"method":"POST","path":"/app/{app_id}/endpoint/{endpoint_id}/secret/rotate","body":"endpointSecretRotateIn","errors":[400]},
    getStats: {"method":"GET","path":"/app/{app_id}/endpoint/{endpoint_id}/stats","query":["since","until","with_asked"]},
    recover: {"method":"POST","path":"/app/{app_id}/endpoint/{endpoint_id}/recover","body":"recoverIn"},
    replayMissing: {"method":"POST","path":"/app/{app_id}/endpoint/{endpoint_id}/replay-missing","body":"replayIn"},
    sendExample: {"method":"POST","path":"/app/{app_id}/endpoint/{endpoint_id}/send-example","body":"eventExampleIn","errors":[400]},
  },
  environment: {
    export: {"method":"POST","path":"/environment/export"},
    import: {"method":"POST","path":"/environment/import","body":"environmentIn"},
    getSettings: {"method":"GET","path":"/environment/settings","query":["with_time"]},
  },
  eventType: {
    list: {"method":"GET","path":"/event-type","query":["iterator","limit","order","with_content","include_archived"],"list":true},
    get: {"method":"GET","path":"/event-type/{event_type_name}"},
    create: {"method":"POST","path":"/event-type","body":"eventTypeIn"},
    update: {"method":"PUT","path":"/event-type/{event_type_name}","body":"eventTypeUpdate"},
    patch: {"method":"PATCH","path":"/event-type/{event_type_name}","body":"eventTypePatch"},
    delete: {"method":"DELETE","path":"/event-type/{event_type_name}"},
    generateExample: {"method":"POST","path":"/event-type/schema/generate-example","body":"eventTypeSchemaIn","open":true},
  },
  integration: {
    list: {"method":"GET","path":"/app/{app_id}/integration","query":["iterator","limit","order"],"list":true},
    create: {"method":"POST","path":"/app/{app_id}/integration","body":"integrationIn"},
    get: {"method":"GET","path":"/app/{app_id}/integration/{integ_id}"},
    update: {"method":"PUT","path":"/app/{app_id}/integration/{integ_id}","body":"integrationUpdate"},
    delete: {"method":"DELETE","path":"/app/{app_id}/integration/{integ_id}"},
    getKey: {"method":"GET","path":"/app/{app_id}/integration/{integ_id}/key"},
    rotateKey: {"method":"POST","path":"/app/{app_id}/integration/{integ_id}/key/rotate"},
  },
  message: {
    list: {"method":"GET","path":"/app/{app_id}/msg","query":["iterator","limit","event_types","channel","before","after","with_content","with_status","failed","search"],"list":true},
    create: {"method":"POST","path":"/app/{app_id}/msg","body":"messageIn","query":["with_content"],"errors":[413]},
    get: {"method":"GET","path":"/app/{app_id}/msg/{msg_id}","query":["with_content"]},
  },
  messageAttempt: {
    listByEndpoint: {"method":"GET","path":"/app/{app_id}/attempt/endpoint/{endpoint_id}","query":["iterator","limit","status","status_code_class","event_types","channel","before","after","with_content","with_delivery","waiting"],"list":true},
    listByMsg: {"method":"GET","path":"/app/{app_id}/attempt/msg/{msg_id}","query":["iterator","limit","status","status_code_class","event_types","channel","before","after","endpoint_id","with_content","with_delivery","waiting"],"list":true},
    list: {"method":"GET","path":"/app/{app_id}/attempt/msg/{msg_id}","query":["iterator","limit","status","status_code_class","event_types","channel","before","after","endpoint_id","with_content","with_delivery","waiting"],"list":true},
    listByMsgDeprecated: {"method":"GET","path":"/app/{app_id}/msg/{msg_id}/attempt","query":["iterator","limit","endpoint_id","event_types","channel","status","before","after"],"list":true},
    get: {"method":"GET","path":"/app/{app_id}/msg/{msg_id}/attempt/{attempt_id}","query":["with_headers"]},
    resend: {"method":"POST","path":"/app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/resend"},
    listAttemptedMessages: {"method":"GET","path":"/app/{app_id}/endpoint/{endpoint_id}/msg","query":["iterator","limit","event_types","channel","status","before","after","with_content"],"list":true},
    listAttemptedDestinations: {"method":"GET","path":"/app/{app_id}/msg/{msg_id}/endpoint","query":["iterator","limit"],"list":true},
    listAttemptsForEndpoint: {"method":"GET","path":"/app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/attempt","query":["iterator","limit","event_types","channel","status","before","after"],"list":true},
  },
  statistics: {
    appAttempts: {"method":"GET","path":"/stats/app/{app_id}/attempt","query":["startDate","endDate","period","with_response_times"]},
    endpointAttempts: {"method":"GET","path":"/stats/app/{app_id}/ep/{endpoint_id}/attempt","query":["startDate","endDate","period","with_response_times"]},
  },
  health: {
    get: {"method":"GET","path":"/health","known":[422],"open":true},
  },
};
