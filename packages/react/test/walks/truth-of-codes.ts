// Compares the screen's content about codes with the server's.
import type { AccessCode } from "@mortise/client";
import { lockControl } from "./truth-of-doors.ts";
import { digitsOf, lacks, listing, numberIn, plain, rowsIn, type Truth, validityOf } from "./truth-words.ts";

export function codeRows(root: HTMLElement, device_id: string | null, truth: Truth): string[] {
  const rows = rowsIn(root, ".seam-code-row");
  const codes = truth.codes
    .filter((each) => each.device_id === device_id)
    .toSorted(
      (one, other) =>
        (truth.isGrouped ? groupOf(one) - groupOf(other) : 0) ||
        Date.parse(one.created_at) - Date.parse(other.created_at) ||
        (one.access_code_id < other.access_code_id ? -1 : 1),
    );
  const ids = codes.map(({ access_code_id }) => access_code_id);
  const stuck = truth.isGrouped ? codes.filter(isStuck) : [];
  return [
    // In groups, a code that does not work is above the others, or at its place before it failed.
    ...listing(root, rows, ids, new Set(stuck.map(({ access_code_id }) => access_code_id))),
    ...codes.flatMap((code) => {
      const row = rows.get(code.access_code_id);
      return row === undefined ? [] : codeRow(row, code, truth);
    }),
  ];
}

/** Sort value: started codes, then upcoming, then ended ones. */
const groupOf = ({ starts_at, ends_at }: AccessCode): number =>
  ends_at && Date.parse(ends_at) <= Date.now() ? 2 : starts_at && Date.parse(starts_at) > Date.now() ? 1 : 0;

const isStuck = ({ status, errors }: AccessCode) => status === "unknown" || errors.length > 0;

function codeRow(row: HTMLElement, code: AccessCode, truth: Truth): string[] {
  const { words, locale } = truth;
  const name = code.name ?? words.accessCode.unnamed;
  const stage = stageIn(row);
  const issues = code.errors.length || code.warnings.length;
  const counted = plain(row.querySelector(".seam-issue")?.textContent);
  const door = truth.devices.find(({ device_id }) => device_id === code.device_id)?.properties.name ?? "";
  const named = plain(row.querySelector(".seam-code-device")?.textContent);
  return [
    ...lacks(`The row of ${name}`, row, [name, validityOf(code, truth), digitsOf(code, truth)]),
    ...(named === plain(truth.isGrouped ? "" : door) ? [] : [`The row of ${name} names its door "${named}"`]),
    ...(isStage(code, stage) ? [] : [`The row of ${name} says ${stage}, the server ${code.status}`]),
    ...(counted === (issues === 0 ? "" : numberIn(locale, issues))
      ? []
      : [`The row of ${name} counts ${counted} instead of ${issues} issues`]),
  ];
}

const stageIn = (part: HTMLElement) =>
  part.querySelector<HTMLElement>(":is(.seam-code-stage, .seam-code-status)[data-stage]")?.dataset["stage"];

/** Whether the displayed stage fits the code: its way onto the lock or off it, or its place. */
function isStage({ status, errors, pending_mutations }: AccessCode, stage: string | undefined): boolean {
  const has = (code: RegExp) => errors.some(({ error_code }) => code.test(error_code));
  const failed = pending_mutations.some((each) => "from" in each) ? "changeFailed" : "setFailed";
  if (status === "setting") return stage === (has(/^failed_to_set/) ? failed : "setting");
  if (status === "removing") return stage === (has(/^failed_to_remove/) ? "removeFailed" : "removing");
  if (status === "unknown") return stage === "unknown";
  return stage === undefined || (status === "set" ? stage === "set" : /^(waiting|scheduled)$/.test(stage));
}

export function codeDetails(root: HTMLElement, code: AccessCode, truth: Truth): string[] {
  const { words, devices } = truth;
  const stage = stageIn(root);
  const device = devices.find(({ device_id }) => device_id === code.device_id);
  const { name, access_code_id } = code;
  return [
    ...lacks("The code", root, [
      name ?? words.accessCode.unnamed,
      digitsOf(code, truth),
      access_code_id,
      device?.properties.name ?? null,
    ]),
    ...(isStage(code, stage) ? [] : [`The code is ${stage}, to the server ${code.status}`]),
    ...(device ? lockControl(root, device, truth) : []),
  ];
}
