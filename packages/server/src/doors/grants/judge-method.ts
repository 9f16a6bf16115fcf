// Judges an access method (issued, late, failed or changing), and picks its events. Pure.
import type { AccessMethodRow } from "../../base/db/grant-schema.ts";
import { iso, minuteMs, type WorkspaceTime } from "../../base/clock.ts";
import { doorsToOpen, isAlive } from "./grant-plan.ts";
import { type GrantEntry, isOver, type IssuedFor, type MethodState, stateOfMethod } from "./grant-state.ts";
import { type CodeOfMethod, type GrantView, isInPlace } from "./grant-view.ts";
import { methodMessages } from "./grant-messages.ts";
import { hasTimes } from "./code-times.ts";

/** Time that a lock has before its lateness is reported. */
const patienceMs = minuteMs;

export interface JudgedMethod {
  is_issued: boolean;
  issued_at: string | null;
  state: MethodState;
  /** Events, by their last word: `access_method.issued`. */
  told: readonly ("issued" | "reissued" | "revoked" | "delay_in_issuing" | "failed_to_issue")[];
  /** Times at which the method must be judged again, even if nothing changes. */
  until: readonly WorkspaceTime[];
}

export function judgeMethod(view: GrantView, method: AccessMethodRow): JudgedMethod {
  const { grant, now } = view;
  const before = stateOfMethod(method);
  const opens = doorsToOpen(view);
  const own = view.codes.filter(({ row }) => row.access_method_id === method.access_method_id);
  const codeAt = new Map(own.map((code) => [code.row.device_id, code]));
  const named = view.places.flatMap((place) =>
    place.access_method_id === method.access_method_id && opens.has(place.device_id) ? place.device_id : [],
  );
  const isWanted = isAlive(method) && grant.deleting_at === null && !isOver(grant, now);
  const isThere = (device_id: string) => {
    const code = codeAt.get(device_id);
    return (
      code !== undefined && isInPlace(code) && (code.entity.is_backup === true || hasTimes(code.entity, grant, now))
    );
  };
  const awaited = named.filter((device_id) => !isThere(device_id));
  const leaving = own.filter(({ row }) => !opens.has(row.device_id) || !named.includes(row.device_id));
  const isIssued = isWanted && named.length > 0 && awaited.length === 0;
  const wasIssued = method.is_issued === 1;
  const issuedFor: IssuedFor = [grant.starts_at, grant.ends_at, method.code, named];
  const issued_for = JSON.stringify(issuedFor);
  const isNew = isIssued && method.issued_at === null;
  const isChanged = isIssued && !isNew && (!wasIssued || before.issued_for !== issued_for);

  const lateness = isWanted && awaited.length > 0 ? latenessOf(view, awaited, codeAt) : { until: [] };
  const kept = (entries: readonly GrantEntry[], code: string) =>
    entries.find((each) => each.error_code === code || each.warning_code === code || each.mutation_code === code);
  const since = (entries: readonly GrantEntry[], code: string) => kept(entries, code)?.created_at ?? iso(now);
  const errors: GrantEntry[] = lateness.isFailed
    ? [
        {
          error_code: "failed_to_issue",
          message: methodMessages.failed_to_issue,
          created_at: since(before.errors, "failed_to_issue"),
        },
      ]
    : [];
  const warning = (warning_code: keyof typeof methodMessages, more: object = {}): GrantEntry => ({
    warning_code,
    message: methodMessages[warning_code],
    created_at: since(before.warnings, warning_code),
    ...more,
  });
  const isMoving = own.some(({ pending }) =>
    pending.some(({ mutation_code }) => mutation_code === "updating_time_frame"),
  );
  const warnings = [
    ...(!isAlive(method) || grant.deleting_at !== null ? [warning("being_deleted")] : []),
    ...(lateness.isLate && !lateness.isFailed ? [warning("delay_in_issuing")] : []),
    ...(isMoving && isWanted ? [warning("updating_access_times")] : []),
    ...(method.is_backup === 1
      ? [warning("pulled_backup_access_code", { original_access_method_id: before.original_access_method_id })]
      : []),
  ];
  const held = own.map(({ row }) => row.device_id);
  const mutation = (mutation_code: "provisioning_access" | "revoking_access", to: readonly string[]): GrantEntry => ({
    mutation_code,
    message: methodMessages[mutation_code],
    created_at: since(before.pending_mutations, mutation_code),
    from: { device_ids: mutation_code === "revoking_access" ? held : named.filter(isThere) },
    to: { device_ids: to },
  });
  const moving = own.flatMap(({ pending }) =>
    pending.filter((each) => each.mutation_code === "updating_time_frame"),
  )[0];
  const pending_mutations = [
    ...(isWanted && awaited.length > 0 ? [mutation("provisioning_access", named)] : []),
    ...(leaving.length > 0 ? [mutation("revoking_access", isWanted ? named : [])] : []),
    ...(moving && isWanted
      ? [
          {
            mutation_code: "updating_access_times",
            message: methodMessages.updating_access_times,
            created_at: since(before.pending_mutations, "updating_access_times"),
            from: moving["from"],
            to: { starts_at: grant.starts_at, ends_at: grant.ends_at },
          },
        ]
      : []),
  ];
  const told: JudgedMethod["told"][number][] = [];
  if (isNew) told.push("issued");
  else if (isChanged) told.push("reissued");
  if (wasIssued && !isIssued) told.push("revoked");
  if (lateness.isFailed && !kept(before.errors, "failed_to_issue")) told.push("failed_to_issue");
  else if (lateness.isLate && !lateness.isFailed && !kept(before.warnings, "delay_in_issuing"))
    told.push("delay_in_issuing");
  return {
    is_issued: isIssued,
    issued_at: isNew ? iso(now) : method.issued_at,
    state: { ...before, errors, warnings, pending_mutations, ...(isIssued && { issued_for }) },
    told,
    until: lateness.until,
  };
}

interface Lateness {
  isLate?: boolean;
  isFailed?: boolean;
  until: readonly WorkspaceTime[];
}

/**
 * Lateness of a method. A lock without schedules, or with a grant without an end, gets its code at the start. It is
 * late before only if it is out of reach or its code has an error.
 */
function latenessOf(
  { grant, now, leadMs, doors }: GrantView,
  awaited: readonly string[],
  codeAt: ReadonlyMap<string, CodeOfMethod>,
): Lateness {
  const start = Date.parse(grant.starts_at);
  const patient = Date.parse(grant.changed_at) + patienceMs;
  const byId = new Map(doors.map((door) => [door.device_id, door]));
  const found = awaited.map((device_id) => {
    const door = byId.get(device_id);
    const code = codeAt.get(device_id);
    const isTroubled = (code?.entity.errors.length ?? 0) > 0 || door?.isReachable === false;
    const waitsForStart = !isTroubled && (door?.keepsHours !== true || grant.ends_at === null);
    const lateFrom = waitsForStart ? undefined : Math.max(start - leadMs, patient);
    const failedFrom = waitsForStart ? Math.max(start + patienceMs, patient) : Math.max(start, patient);
    return { lateFrom, failedFrom };
  });
  // The first time counts for all locks, because a lock that waits for the start may be out of reach by then.
  const times = [Math.max(start - leadMs, patient), ...found.map(({ failedFrom }) => failedFrom)];
  return {
    isLate: found.some(({ lateFrom }) => lateFrom !== undefined && lateFrom <= now),
    isFailed: found.some(({ failedFrom }) => failedFrom <= now),
    until: times.filter((at) => at > now),
  };
}
