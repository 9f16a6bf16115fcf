import { managementCall } from "./call.ts";

export const healthCalls = {
  get: managementCall("GET", "/health", {
    auth: "none",
    summary: "Answers 204 while the service is up.",
    source: "spec §7.3, webhook-api §2",
    status: 204,
  }),
};
