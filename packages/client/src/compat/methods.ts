// Makes a method of every call of the platform API, with the inputs and results of `seamapi` 8.
import type { ActionAttempt } from "../generated/entities.ts";
import { callList } from "../generated/call-list.ts";
import { type ListedCall, methodPath } from "../listed-call.ts";
import { complete } from "../platform.ts";
import { settleAttempt } from "../settle.ts";
import type { AnswerBody, Transport } from "../transport.ts";
import { withTheirErrors } from "./errors.ts";

/** Commands of `seamapi` 8.24 that the class `Seam` of "@mortise/client" lacks: it has those of `seamapi` 8.2. */
const laterCommands = ["heat", "cool", "heat_cool", "off", "set_fan_mode"].map((name) => ({
  method: "POST" as const,
  path: `/thermostats/${name}`,
  key: "action_attempt",
  settles: "always" as const,
}));
const calls: readonly ListedCall[] = [...callList, ...laterCommands];

/** Input field by path that receives a string argument, where it differs from the row's `id`. */
const bareInputs: Readonly<Record<string, string>> = { "/locks/list": "connected_account_id" };

/** Calls that resolve to the whole answer although one of its keys is the result, as calls without a key do. */
const wholeAnswers = new Set([
  "/webhooks/create",
  ...["create", "update", "delete"].map((verb) => `/noise_sensors/noise_thresholds/${verb}`),
]);
/** Calls that resolve to nothing. */
const withoutAnswer = new Set(["/thermostats/climate_setting_schedules/delete"]);

type Methods = Record<string, unknown>;

export function bindCompatCalls(transport: Transport): Methods {
  const methods: Methods = {};
  for (const row of calls) {
    const names = methodPath(row);
    const method = methodOf(row, transport);
    names.reduce((parent, name, at) => (parent[name] ??= at < names.length - 1 ? {} : method) as Methods, methods);
  }
  return methods;
}

const internalFlag = "acknowledge_intentional_use_of_internal_api";

function methodOf(row: ListedCall, transport: Transport) {
  const id = bareInputs[row.path] ?? row.id;
  const bound = id === undefined ? row : { ...row, id };
  return async (input?: string | AnswerBody | null, { waitForCompletion = false } = {}) => {
    const { [internalFlag]: isAcknowledged, ...fields } = complete(bound, input);
    if (row.internal && isAcknowledged !== true)
      throw new Error("This is an internal endpoint and should not be used.");
    return withTheirErrors(async () => {
      const answer = await transport.send(row, fields);
      if (row.settles === "always") return settled(answer, transport);
      if (withoutAnswer.has(row.path)) return undefined;
      if (!row.key || wholeAnswers.has(row.path)) return answer;
      const value = answer[row.key];
      return row.settles && waitForCompletion ? settleAttempt(value as ActionAttempt, transport) : value;
    });
  };
}

/** Waits until a command succeeds. Resolves to its result's fields and, as `actionAttempt`, its action attempt. */
export async function settled({ action_attempt }: AnswerBody, transport: Transport) {
  const actionAttempt = await settleAttempt(action_attempt as ActionAttempt, transport);
  return { ...actionAttempt.result, actionAttempt };
}
