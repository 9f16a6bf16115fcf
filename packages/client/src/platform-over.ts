// Binds every call of the platform to one transport.
import { callList } from "./generated/call-list.ts";
import type { Platform } from "./generated/platform.ts";
import { bindCalls } from "./platform.ts";
import { settleAttempt } from "./settle.ts";
import type { Transport } from "./transport.ts";

export const platformOver = (transport: Transport): Platform =>
  bindCalls(callList, transport, settleAttempt) as unknown as Platform;
