import type { WebhookEndpointRow } from "../../../base/db/webhook-schema.ts";

/** An endpoint with what of its application delivering needs to know. */
export type Receiver = WebhookEndpointRow & { app_uid: string | null; app_rate_limit: number | null };
