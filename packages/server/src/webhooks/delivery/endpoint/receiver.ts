import type { WebhookEndpointRow } from "../../../base/db/webhook-schema.ts";

/** An endpoint with the data of its application that a delivery needs. */
export type Receiver = WebhookEndpointRow & { app_uid: string | null; app_rate_limit: number | null };
