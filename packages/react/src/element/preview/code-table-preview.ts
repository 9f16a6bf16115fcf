// Makes the rows of a code table as make-device-table.ts does: the same elements that AccessCodeTable renders of the
// same answer before the lock has loaded. If the two differ, code-table-preview.test.tsx fails.
import type { AccessCode } from "@mortise/client";
import { createPreviewer } from "./previewer.ts";
import type { ElementInputs, WidgetProps } from "../mount-widget.ts";
import { type ElementAttributes, nextPreviewId, makeElement, makeIcon } from "./make-element.ts";
import { makeHealthyLine, plainFormatter, makeTable } from "./make-table.ts";
import { canChange, codeStage } from "../../rules/code/code-stage.ts";
import { type CodeGroup, codeGroup, codeGroups } from "../../rules/code/code-groups.ts";
import { codeValidity } from "../../rules/code/code-validity.ts";
import { wholeCode } from "../../rules/code/whole-code.ts";
import { byCreatedAt } from "../../rules/order.ts";
import { enCodes } from "../../strings/en-codes.ts";
import type { Formatter } from "../../strings/format.ts";
import type { IconName } from "../../ui/Icon/Icon.tsx";
import { stageIcons } from "../../widgets/parts/code/stage-icons.ts";

const { accessCodeTable: words, codeStage: stageWords, accessCode } = enCodes;

/** Whether props need features that the preview lacks, such as the button that adds a code. */
const isTooMuch = ({ accessCodeFilter, accessCodeComparator, onBack, disableCreateAccessCode }: WidgetProps) =>
  [accessCodeFilter, accessCodeComparator, onBack].some((prop) => prop !== undefined) ||
  disableCreateAccessCode === false;

/** Whether a code has no issues. The sentences of issues are not in this chunk. */
const isPlain = ({ code, errors, warnings }: AccessCode) =>
  !errors[0] && !warnings[0] && (!code || typeof code === "string");

export const previewCodeTable = createPreviewer(
  "accessCodes.list",
  ({ access_codes = [] }: { readonly access_codes?: readonly AccessCode[] }) =>
    access_codes.filter((code) => code?.access_code_id).map(wholeCode),
  makeCodeTable,
);

/** Makes the table's root with its rows. Returns `undefined` if only the widget can render it. */
function makeCodeTable({ provider, props }: ElementInputs, codes: readonly AccessCode[]): HTMLElement | undefined {
  const format = plainFormatter(provider);
  if (!format || !codes[0] || isTooMuch(props) || !codes.every(isPlain)) return undefined;
  const now = Date.now();
  const ordered = codes.toSorted(byCreatedAt);
  const isGrouped = props["grouped"] === true;
  const groups = (isGrouped ? codeGroups : [])
    .map((group) => [group, ordered.filter((code) => codeGroup(code, now) === group)] as const)
    .filter(([, members]) => members[0]);
  const heads = new Map(groups[1] && groups.map(([group, [first]]) => [first, group]));
  return makeTable(props, {
    title: words.title,
    count: format.number(codes.length),
    sub: "\u00a0",
    health: makeHealthyLine(words.ok),
    rows: isGrouped ? groups.flatMap(([, members]) => members) : ordered,
    makeRow: (code, place) => makeRow(code, heads.get(code), place, { now, format, props }),
  });
}

interface RowContext {
  readonly now: number;
  readonly format: Formatter;
  readonly props: WidgetProps;
}

function makeRow(
  code: AccessCode,
  group: CodeGroup | undefined,
  place: ElementAttributes,
  around: RowContext,
): Element {
  const { code: pin, access_code_id } = code;
  const { maskCodes, grouped, disableEditAccessCode, disableDeleteAccessCode } = around.props;
  const id = nextPreviewId();
  const name = code.name || accessCode.unnamed;
  const canDo = [disableEditAccessCode, disableDeleteAccessCode].includes(false) && canChange(code);
  const [before, after] = words.code.split("{code}");
  return makeElement(
    "div.seam-code-item",
    place,
    group && makeElement("div.seam-row-group", { role: "heading", "aria-level": 3 }, words[group]),
    makeElement(
      "div.seam-row.seam-code-row",
      {},
      makeElement(
        "span.seam-row-text",
        {},
        makeElement(
          "button.seam-row-open",
          { id: `${id}name`, type: "button", "aria-describedby": id, "data-seam-opener": access_code_id, dir: "auto" },
          name,
        ),
        grouped !== true && makeElement("span.seam-code-device", { dir: "auto" }, "\u00a0"),
      ),
      makeElement(
        "span.seam-code-when",
        { id },
        makeElement("bdi", {}, validityWords(code, around)),
        makeStageLine(code, around.now),
      ),
      makeElement(
        "span.seam-code-pin",
        {},
        makeElement("bdi", {}, before, ...makeDigits(pin, maskCodes === true), after),
        pin && maskCodes === true && makeIconButton("eye", accessCode.showCode, { "aria-describedby": `${id}name` }),
      ),
      (pin || canDo) &&
        makeElement(
          "span.seam-code-menu",
          {},
          makeIconButton(
            "more",
            words.actions.replace("{name}", () => name),
            {
              "aria-haspopup": "menu",
              "aria-expanded": "false",
            },
          ),
        ),
    ),
  );
}

const makeIconButton = (icon: IconName, label: string, attributes: ElementAttributes) =>
  makeElement(
    "button.seam-icon-button",
    { type: "button", "aria-label": label, ...attributes },
    makeIcon(icon, undefined, null),
  );

/** Text of the validity. Dates show as "...", because the lock's zone has not loaded yet. */
function validityWords(code: AccessCode, { now, format }: RowContext): string {
  const { kind, at } = codeValidity(code, now);
  if (at === undefined) return words.endsNever;
  const [text, end] = kind === "starts" ? [words.starts, code.ends_at ?? at] : [words.ends, at];
  return text.replace("{date}", () => format.range(at, end, null));
}

function makeStageLine(code: AccessCode, now: number): Element {
  const stage = codeStage(code);
  if (!stage || (stage === "waiting" && codeValidity(code, now).kind === "ended"))
    return makeElement("span.seam-code-stage", {}, "\u00a0");
  const icon = stageIcons[stage];
  return makeElement(
    "span.seam-code-stage",
    { "data-stage": stage },
    icon
      ? makeIcon(icon)
      : stage === "unknown"
        ? makeElement("span.seam-dot", { "data-tone": "pending" })
        : makeElement("span.seam-spinner", { "aria-hidden": "true" }),
    makeElement("bdi", {}, stageWords[stage]),
  );
}

const makeDigits = (pin: string | null, isMasked: boolean) =>
  pin
    ? [
        makeElement("bdi.seam-code-value", { dir: "ltr", "aria-hidden": "true" }, isMasked ? "••••" : pin),
        " ",
        makeElement("span.seam-visually-hidden", {}, isMasked ? accessCode.hidden : Array.from(pin).join(" ")),
      ]
    : [makeElement("span.seam-code-none", {}, accessCode.unassigned)];
