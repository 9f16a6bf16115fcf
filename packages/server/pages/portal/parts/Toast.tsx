import { type ToastContent, toastWith } from "@mortise/parts";
import { useCallback, useState } from "react";
import { Icon } from "./Icon.tsx";

const Message = toastWith(Icon);

interface Said extends ToastContent {
  readonly id: number;
}

/** What `say` has said last, until its time is over. Screen readers read it out as it comes. */
export function Toast({ said, onHide }: { said: Said | undefined; onHide: () => void }) {
  return (
    <div className="seam-components toast" role="status">
      {said && <Message key={said.id} text={said.text} tone={said.tone} onHide={onHide} />}
    </div>
  );
}

export type Say = (text: string, tone?: ToastContent["tone"]) => void;

export function useToast(): { said: Said | undefined; say: Say; hide: () => void } {
  const [said, setSaid] = useState<Said>();
  const say = useCallback<Say>((text, tone) => setSaid((last) => ({ text, tone, id: (last?.id ?? 0) + 1 })), []);
  return { said, say, hide: useCallback(() => setSaid(undefined), []) };
}
