import type { AccessCode } from "@mortise/client";
import { useMemo, useRef, useState } from "react";
import { useCreateCodeForDoors } from "../../../data/access-codes.ts";
import { useDevices } from "../../../data/devices.ts";
import { useLiveUpdates } from "../../../data/live-updates.ts";
import { isChangedHere } from "../../../rules/code/changed-elsewhere.ts";
import { type CodeDraft, createMultipleInput, newDraft } from "../../../rules/code/code-form.ts";
import { sharedRules } from "../../../rules/code/shared-rules.ts";
import { codeTimeZone, localTimeZone } from "../../../rules/time/time-zones.ts";
import { useDoorsStrings } from "../../../strings/doors-strings.ts";
import { useListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { useViews } from "../../use-views.ts";
import { useFollowedDraft } from "../AccessCodeForm/use-followed-draft.ts";
import { useSave } from "../AccessCodeForm/use-save.ts";
import { CodeOnDoors } from "./CodeOnDoors.tsx";
import type { CodeForDoorsViewProps } from "./CreateCodeForDoorsForm.tsx";
import { DoorCodeForm } from "./DoorCodeForm.tsx";
import { continueKey, DoorsScreen } from "./DoorsScreen.tsx";
import { refusedBy } from "./refused-by.ts";
import { useChosenDoors } from "./use-chosen-doors.ts";
import { useDoorSelection } from "./use-door-selection.ts";
import { useLeftOut } from "./use-left-out.ts";

/** Shows the doors, then the form, then the saved code. The choice and the entries stay until the code is saved. */
export function CodeForDoors(props: CodeForDoorsViewProps & { onAfresh: () => void }) {
  const { begun, onBack, onDone, onAfresh, onCodesCreated } = props;
  const { accessCodeForm: words } = useDoorsStrings();
  useLiveUpdates();
  const query = useDevices({ device_ids: props.deviceIds });
  const selection = useDoorSelection(query.devices);
  const chosen = useChosenDoors(selection.all, props.defaultChosenDeviceIds);
  const memory = useListMemory();
  const { rules, clash } = useMemo(() => sharedRules(chosen.doors), [chosen.doors]);
  const { held, change, settle } = useFollowedDraft(
    () => begun ?? newDraft({ now: Date.now(), zone: localTimeZone() }),
    undefined,
    false,
  );
  const [{ view, open, back }, place] = useViews<"create-access-code" | "code-on-doors">("create-code-for-doors", null);
  const { mutateAsync } = useCreateCodeForDoors();
  const made = useRef<readonly AccessCode[]>([]);
  const [saved, setSaved] = useState<readonly AccessCode[]>([]);
  const saving = useSave({
    save: async (draft) => {
      made.current = await mutateAsync(createMultipleInput(draft, [...chosen.ids]));
      return made.current[0]?.access_code_id ?? "";
    },
    saved: words.added,
    onSuccess: () => onCodesCreated?.(made.current.map(({ access_code_id }) => access_code_id)),
    showSaved: (id) => {
      setSaved(made.current);
      open("code-on-doors", id, continueKey);
    },
    close: onAfresh,
    refusedBy,
  });
  const leftOut = useLeftOut(chosen.leftOut, view?.name !== "code-on-doors");
  const onChange = (changes: Partial<CodeDraft>) => {
    change(changes);
    saving.forget(changes);
  };
  const goOn = () => {
    const { draft } = held;
    // Times that nobody has chosen yet follow the chosen doors.
    if (draft.type === "ongoing") {
      const opened = { now: Date.now(), zone: codeTimeZone(chosen.doors[0]), startsLater: rules.startsLater };
      change({ ...newDraft(opened), name: draft.name, pin: draft.pin });
    }
    saving.forgetAll();
    open("create-access-code", null, continueKey);
  };
  return (
    <div ref={place}>
      {view?.name === "code-on-doors" && (
        <CodeOnDoors
          saved={saved}
          doors={query.devices}
          onAddAnother={() => {
            back();
            onAfresh();
          }}
          onBack={onDone ?? onBack}
        />
      )}
      {view?.name === "create-access-code" && (
        <DoorCodeForm
          doors={chosen.doors}
          rules={rules}
          held={held}
          settle={settle}
          saving={saving}
          note={leftOut}
          onChange={onChange}
          onBack={back}
        />
      )}
      {!view && (
        <DoorsScreen
          query={query}
          selection={selection}
          chosen={chosen}
          rules={rules}
          clash={clash}
          memory={memory}
          leftOut={leftOut}
          isChanged={isChangedHere(held)}
          isHeld={saving.isSaving}
          onContinue={goOn}
          onBack={onBack}
        />
      )}
    </div>
  );
}
