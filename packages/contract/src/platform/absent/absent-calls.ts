// Calls of the hosted platform for features that this server does not have (`absent-routes.ts`), as rows of the
// contract. The server answers them, and this project's client omits them.
import { z } from "zod";
import { callName } from "../../call-name.ts";
import { type Call, call, type Fields } from "../../call.ts";
import { idField } from "../fields.ts";
import { paginationEntity } from "../pagination.ts";
import type { AbsentRoute } from "./absent-route.ts";
import { absentRoutes } from "./absent-routes.ts";

/** Rows by dotted name, such as `acs.users.list`. */
export const absentCalls: Readonly<Record<string, Call>> = rowsOf(absentRoutes);
/** Rows that answer "empty" or "not found". The others refuse. */
export const absentReads = rowsOf(absentRoutes.filter(({ answer }) => !("refused" in answer)));

function rowsOf(routes: readonly AbsentRoute[]): Readonly<Record<string, Call>> {
  return Object.fromEntries(routes.map((route) => [callName(route.path), rowOf(route)]));
}

function rowOf({ path, methods, auth, answer, absence }: AbsentRoute): Call {
  const [method] = methods;
  const of = { accepts: methods, auth, serverOnly: true, source: "access-grants §3" };
  const nothing = z.object({});
  if ("none" in answer) {
    const result: Fields = {
      [answer.none]: z.array(z.looseObject({})).meta({ description: "Always empty here." }),
      ...(answer.isPaged ? { pagination: paginationEntity } : {}),
    };
    return call(method, path, { ...of, summary: `Always an empty list. ${absence.why}`, input: nothing, result });
  }
  if ("unknown" in answer) {
    const input = z.object({ [`${answer.unknown}_id`]: idField("Any id; nothing is found.").optional() });
    const errors = [`${answer.unknown}_not_found`];
    return call(method, path, { ...of, summary: `Always not found. ${absence.why}`, input, errors });
  }
  const summary = `Always refused. ${absence.why} ${absence.instead}`;
  return call(method, path, { ...of, summary, input: nothing, errors: [absence.type] });
}
