import type { Device } from "@mortise/client";
import { useCallback, useMemo, useState } from "react";
import { useArrivals } from "../../../data/arrivals.ts";
import { useLiveUpdates } from "../../../data/live-updates.ts";
import type { AttentionLine } from "../../../rules/attention/attention-line.ts";
import { useListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { AccessCodeDetailsView } from "../../details/code-views.tsx";
import { DeviceDetailsView } from "../../details/device-views.tsx";
import { useEarlyView } from "../../fetched-view.tsx";
import type { FormRemedy } from "../../forms/AccessCodeForm/use-remedy.ts";
import { EditFormView } from "../../forms/form-views.tsx";
import { useHostFirst } from "../../parts/use-press.ts";
import { useNow } from "../../parts/use-now.ts";
import { useViews } from "../../use-views.ts";
import { useWidgetOptions, type WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { useAttention } from "../use-attention.ts";
import { AttentionLines } from "./AttentionLines.tsx";

export interface AttentionListProps extends WidgetOptionProps {
  /** Limits the list to these devices. @default all that the session may see */
  deviceIds?: readonly string[] | undefined;
  /** Limits the list to devices of these accounts. @default all accounts */
  connectedAccountIds?: readonly string[] | undefined;
  /** Hides every device for which it returns `false`. The second argument is always empty. */
  deviceFilter?: ((device: Device, search: string) => boolean) | undefined;
  /** Heading in place of "Needs attention". An empty string, in React also `null`, hides it. */
  heading?: string | null | undefined;
  /** Alias of `heading`, which takes precedence. */
  title?: string | null | undefined;
  /** Called when Back is pressed. Without it there is no Back button. */
  onBack?: (() => void) | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * List of everything that needs attention, most urgent first: codes that do not work, doors that are jammed or offline,
 * accounts that are signed out, batteries. Each line has one remedy.
 * @example <AttentionList heading="To do" />
 */
export function AttentionList(props: AttentionListProps) {
  return (
    <WidgetRoot {...props}>
      <AttentionViews {...props} />
    </WidgetRoot>
  );
}

type AttentionView = "device-details" | "access-code-details" | "edit-access-code";

/** The list, or a view in its place. */
function AttentionViews(props: AttentionListProps) {
  useLiveUpdates();
  const { disableEditAccessCode, onEdit, preventDefaultOnEdit } = useWidgetOptions();
  const bare = useAttention(props);
  const arrivals = useArrivals(useCutOffDoors(bare.lines), useNow());
  const attention = useAttention(props, arrivals);
  const [{ view, open, back }, place] = useViews<AttentionView>("attention", null);
  const [remedy, setRemedy] = useState<FormRemedy>();
  const memory = useListMemory();
  const isHere = attention.lines !== null;
  useEarlyView(DeviceDetailsView, isHere);
  useEarlyView(EditFormView, isHere && disableEditAccessCode === false);
  const edit = useHostFirst(
    useCallback(
      (code: string, each: NonNullable<FormRemedy>, key: string) => {
        setRemedy(each);
        open("edit-access-code", code, key);
      },
      [open],
    ),
    onEdit,
    preventDefaultOnEdit,
  );
  const onOpen = useCallback(
    ({ code, devices, key }: AttentionLine) =>
      code ? open("access-code-details", code.access_code_id, key) : open("device-details", devices[0].device_id, key),
    [open],
  );
  const onRemedy = useCallback(
    ({ code, key }: AttentionLine, each: NonNullable<FormRemedy>) => code && edit(code.access_code_id, each, key),
    [edit],
  );
  return (
    <div ref={place}>
      {view?.name === "device-details" && <DeviceDetailsView deviceId={view.id ?? ""} onBack={back} />}
      {view?.name === "access-code-details" && <AccessCodeDetailsView accessCodeId={view.id ?? ""} onBack={back} />}
      {view?.name === "edit-access-code" && <EditFormView accessCodeId={view.id ?? ""} remedy={remedy} onBack={back} />}
      {!view && (
        <AttentionLines
          heading={props.heading === undefined ? props.title : props.heading}
          attention={attention}
          memory={memory}
          onOpen={onOpen}
          onRemedy={onRemedy}
          onBack={props.onBack}
        />
      )}
    </div>
  );
}

/** Ids of the unreachable doors. */
const useCutOffDoors = (lines: readonly AttentionLine[] | null): readonly string[] =>
  useMemo(() => {
    const cutOff = lines?.filter(({ kind }) => kind === "account" || kind === "hub" || kind === "offline") ?? [];
    return [...new Set(cutOff.flatMap(({ devices }) => devices.map(({ device_id }) => device_id)))];
  }, [lines]);
