import type { MessageAttemptOut } from "@mortise/webhooks";
import { fill, strings } from "../strings/strings.ts";

/** Describes the receiver's answer in a few words. */
export const resultOf = ({ responseStatusCode: code }: Pick<MessageAttemptOut, "responseStatusCode">): string =>
  code === 0 ? strings.noAnswer : fill(strings.statusCode, { code: String(code) });
