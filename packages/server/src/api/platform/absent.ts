// Answers the documented routes about things that this server does not have, as the contract's table says.
import { type Absence, absentRoutes, acsAbsence, callName } from "@mortise/contract";
import { badRequest, notFound, type Refusal } from "../../base/errors.ts";

const lastPage = { has_next_page: false, next_page_cursor: null, next_page_url: null };

type AbsentHandler = () => object;

export const absentHandlers: Readonly<Record<string, AbsentHandler>> = Object.fromEntries(
  absentRoutes.map(({ path, answer, absence }): [string, AbsentHandler] => [
    callName(path),
    () => {
      if ("unknown" in answer) throw notFound(answer.unknown);
      if ("refused" in answer) throw refusalOf(absence);
      return { [answer.none]: [], ...(answer.isPaged ? { pagination: lastPage } : {}) };
    },
  ]),
);

const refusalOf = ({ type, why, instead }: Absence): Refusal => badRequest(type, `${why} ${instead}`);

/** Refuses a field that names access systems in another call. @param advice - How to use the call without the field. */
export const acsNotSupported = (advice: string): Refusal =>
  badRequest(acsAbsence.type, `${acsAbsence.why} ${advice}.`, { validation_errors: { _errors: [advice] } });
