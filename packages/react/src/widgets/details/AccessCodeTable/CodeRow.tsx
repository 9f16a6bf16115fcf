import type { AccessCode } from "@mortise/client";
import { memo, useRef } from "react";
import type { CodeGroup } from "../../../rules/code/code-groups.ts";
import { canChange } from "../../../rules/code/code-stage.ts";
import type { Strings } from "../../../strings/messages.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import type { RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import { Menu, type MenuItem } from "../../../ui/Menu/Menu.tsx";
import { RowButton } from "../../../ui/Row/RowButton.tsx";
import { useUniqueId } from "../../../ui/UniqueId/unique-id.tsx";
import { CodeDigits, RevealButton } from "../../parts/code/CodeDigits.tsx";
import { CodeStageLine } from "../../parts/code/CodeStageLine.tsx";
import { validityInTable } from "../../parts/code/code-words.ts";
import { useCopyCode } from "../../parts/code/use-copy-code.ts";
import { useNow } from "../../parts/use-now.ts";
import { useReveal } from "../../parts/use-reveal.ts";
import { CodeIssue } from "./CodeIssue.tsx";

interface CodeRowProps {
  code: AccessCode;
  /** Group whose heading stands above the row, if the row is the first of the group. */
  group: CodeGroup | undefined;
  /** Name of the door; "" until it is loaded, `null` if the row does not name its door. */
  deviceName: string | null;
  zone: string | null;
  place: RowPlace;
  onOpen: (accessCodeId: string) => void;
  onEdit: ((accessCodeId: string) => void) | undefined;
  onDelete: ((accessCodeId: string, code: AccessCode) => void) | undefined;
}

export const CodeRow = memo(function CodeRow(props: CodeRowProps) {
  const { code, group, deviceName, zone, place, onOpen, onEdit, onDelete } = props;
  const strings = useAllStrings();
  const { accessCodeTable: words, accessCode } = strings;
  const { access_code_id } = code;
  const name = code.name || accessCode.unnamed;
  const digits = useRef<HTMLElement>(null);
  const reveal = useReveal();
  const id = useUniqueId();
  const copy = useCopyCode(digits, reveal.show);
  const items = menuItems(code, words, { copy, onEdit, onDelete, isMasked: reveal.isMasked });
  const validity = validityInTable(code, useNow(), zone, strings, useFormat());
  return (
    <div {...place} className="seam-code-item">
      {group && (
        <div className="seam-row-group" role="heading" aria-level={3}>
          {words[group]}
        </div>
      )}
      <div className="seam-row seam-code-row">
        <span className="seam-row-text">
          <RowButton
            name={name}
            openerKey={access_code_id}
            id={`${id}name`}
            describedBy={id}
            onOpen={() => onOpen(access_code_id)}
          />
          {deviceName !== null && (
            // The name has its own direction, so that the ellipsis is at its end.
            <span className="seam-code-device" dir="auto">
              {deviceName || "\u00a0"}
            </span>
          )}
        </span>
        <span className="seam-code-when" id={id}>
          <bdi>{validity}</bdi>
          <CodeStageLine code={code} />
        </span>
        <span className="seam-code-pin">
          <bdi>
            {words.code.rich({
              code: <CodeDigits ref={digits} code={code.code} reveal={reveal} className="seam-code-value" />,
            })}
          </bdi>
          <RevealButton code={code.code} reveal={reveal} describedBy={`${id}name`} />
        </span>
        <CodeIssue code={code} />
        {items[0] && (
          <span className="seam-code-menu">
            <Menu label={words.actions({ name })} items={items} />
          </span>
        )}
      </div>
    </div>
  );
});

interface Actions extends Pick<CodeRowProps, "onEdit" | "onDelete"> {
  copy: (code: string) => Promise<void>;
  isMasked: boolean;
}

function menuItems(
  code: AccessCode,
  words: Strings["accessCodeTable"],
  { copy, onEdit, onDelete, isMasked }: Actions,
): MenuItem[] {
  const { code: pin, access_code_id } = code;
  const items: MenuItem[] = [];
  if (pin) {
    const label = isMasked ? words.copyHiddenCode : words.copyCode({ code: pin });
    items.push({ icon: "copy", label, onSelect: () => void copy(pin) });
  }
  if (!canChange(code)) return items;
  if (onEdit) items.push({ icon: "edit", label: words.editCode, onSelect: () => onEdit(access_code_id) });
  if (onDelete)
    items.push({
      icon: "close",
      tone: "danger",
      label: words.deleteCode,
      onSelect: () => onDelete(access_code_id, code),
    });
  return items;
}
