import type { MessageAttemptOut } from "@mortise/webhooks";
import { fill, strings } from "../strings/strings.ts";

/** What the receiver answered, in a few words. */
export const resultOf = ({ responseStatusCode: code }: Pick<MessageAttemptOut, "responseStatusCode">): string =>
  code === 0 ? strings.noAnswer : fill(strings.statusCode, { code: String(code) });
